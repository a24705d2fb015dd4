export { type AdminExtension, adminExtension, type ExtensionScreen } from './extension.ts';
export { extensionRoutes } from './extension-routes.tsx';
