/** Attribute of every node that a custom script has put into the page: the script's id. */
export const CUSTOM_SCRIPT_MARK = 'data-custom-script';
