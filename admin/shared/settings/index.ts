import type { SettingsQuery } from '../../generated/graphql.ts';
import { useSettingsQuery } from '../../generated/graphql.ts';

export { getLocalSiteName } from './site-name.ts';

export type Settings = SettingsQuery['settings'];

const emptySettings: Settings = {
  siteName: '',
  siteNames: [],
  availableLocales: [],
  defaultLocale: 'en',
  customSlugLocales: [],
  activityTimeout: 0,
};

/** The site's settings; defaults without an inactivity timeout until they are loaded. */
export function useSettings(): Settings {
  return useSettingsQuery().data?.settings ?? emptySettings;
}
