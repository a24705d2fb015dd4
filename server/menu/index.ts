export { createMenu } from './create-menu.ts';
export { readCachedMenus } from './menu.loaders.ts';
export {
  findMenuItemErrors,
  flattenMenuItems,
  mapMenuItemLinks,
  type MenuItem,
  menuItemsInput,
} from './menu-item.ts';
export { menuIndexErrors } from './menu.queries.ts';
export { MenuLinkResolver, MenuResolver, PageMenuResolver } from './menu.resolver.ts';
export { menuRoutes } from './menu.routes.ts';
export { PublishedMenuResolver } from './published-menu.resolver.ts';
export { publishMenu } from './publish-menu.ts';
export { storeMenu } from './store-menu.ts';
export { findLinkingMenus, type LinkingMenu, menuNameOf } from './menu.queries.ts';
