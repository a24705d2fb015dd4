export { type AdminExtension, adminExtension } from './extension.ts';
export { extensionRoutes } from './extension-routes.tsx';
