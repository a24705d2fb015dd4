import type { SettingsQuery } from '../../generated/graphql.ts';
import { useSettingsQuery } from '../../generated/graphql.ts';

export { siteNameIn } from './site-name.ts';

export type Settings = SettingsQuery['settings'];

const unknown: Settings = {
  siteName: '',
  siteNames: [],
  availableLocales: [],
  defaultLocale: 'en',
  customSlugLocales: [],
  activityTimeout: 0,
};

/** The site's settings; empty ones until they have come, without an activity timeout. */
export function useSettings(): Settings {
  return useSettingsQuery().data?.settings ?? unknown;
}
