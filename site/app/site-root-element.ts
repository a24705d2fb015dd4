/** Id of the element that a browser hydrates. */
export const siteRootID = 'site';
