export { loadSettings, type Settings } from './settings.ts';
export { storeSettings } from './store-settings.ts';
