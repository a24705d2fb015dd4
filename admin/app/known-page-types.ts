import { readSetting, storeSetting } from '../shared/browser-storage.ts';

const SETTING = 'ximblox.page-types';

/** Ids of the page types with an overview that this browser saw last: the navigation shows them before the server says. */
export function readKnownTypes(): readonly string[] {
  return readSetting(SETTING)?.split('\n').filter(Boolean) ?? [];
}

export function storeKnownTypes(ids: readonly string[]): void {
  storeSetting(SETTING, ids.join('\n'));
}
