/** Which dialog of the house is open. */
export const dialogs = $state({ settings: false });
