/** What stands before the house's name in the window's title: the page's own name, or whose turn it is. */
export const title = $state({ text: "" });
