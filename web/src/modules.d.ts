/** One icon of a package, see `icons.ts`. */
declare module "icon:*" {
  const icon: { size: number; body: string };
  export default icon;
}
