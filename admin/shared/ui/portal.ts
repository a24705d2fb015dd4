/** Where modals, menus and tooltips are rendered; the element stands in index.html. */
export const portalSelector = '#cms-ui-portal';
