export { loadSettings, readKeptSettings, readSettingsOnce, type Settings } from './settings.ts';
export { readForeignSettings } from './check-settings.ts';
export { storeSettings } from './store-settings.ts';
export { SettingsResolver } from './settings.resolver.ts';
export { settingsRoutes } from './settings.routes.ts';
