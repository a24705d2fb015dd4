export { type AdminExtension, adminExtension } from './extension.ts';
export { createExtensionRoutes } from './extension-routes.tsx';
