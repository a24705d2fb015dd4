export { loadSettings, readCachedSettings, readSettingsOnce, type SiteSettings } from './settings.ts';
export { readImportedSettings } from './check-settings.ts';
export { overwriteSettings, readStoredSettings } from './bundle-settings.ts';
export { storeSettings } from './store-settings.ts';
export { SettingsResolver } from './settings.resolver.ts';
export { settingsRoutes } from './settings.routes.ts';
