export { createMenu } from './create-menu.ts';
export { readKeptMenus } from './menu.loaders.ts';
export { findItemErrors, flattenItems, mapItemLinks, type MenuItem, menuItems as menuItemsInput } from './menu-item.ts';
export { MenuLinkResolver, MenuResolver, PageMenuResolver } from './menu.resolver.ts';
export { menuRoutes } from './menu.routes.ts';
export { publishMenu } from './publish-menu.ts';
export { storeMenu } from './store-menu.ts';
