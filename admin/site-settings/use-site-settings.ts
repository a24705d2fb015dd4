import type { SiteSettingsFieldsFragment } from '../generated/graphql.ts';
import { SettingsDocument, useSiteSettingsFetch, useUpdateSettingsMutation } from '../generated/graphql.ts';
import { listChangedFields, selectFields, useCollaborativeForm } from '../shared/forms/index.ts';

type SiteSettingsDraft = Omit<SiteSettingsFieldsFragment, '__typename'>;

/** Returns only the editable fields. */
function toDraft(stored: SiteSettingsFieldsFragment): SiteSettingsDraft {
  const { siteName, siteNames, contactPhone, mailSender, keepLiveWhileRequested, activityTimeout } = stored;
  const { auditRetentionMonths, availableLocales, defaultLocale, customSlugLocales } = stored;
  return {
    siteNames: siteNames.map(({ locale, name }) => ({
      locale,
      name,
    })),
    siteName,
    contactPhone,
    mailSender,
    keepLiveWhileRequested,
    activityTimeout,
    auditRetentionMonths: auditRetentionMonths ?? null,
    availableLocales,
    defaultLocale,
    customSlugLocales,
  };
}

/** Form state of the site settings; the server stores all changed fields or none. */
export function useSiteSettings(loaded: SiteSettingsFieldsFragment) {
  const fetchSettings = useSiteSettingsFetch();
  const [updateSettings] = useUpdateSettingsMutation({ refetchQueries: [SettingsDocument] });
  return useCollaborativeForm<SiteSettingsDraft>(toDraft(loaded), {
    collection: 'site-settings',
    async store(draft, base) {
      const changed = listChangedFields(base, draft);
      const variables = { input: selectFields(draft, changed), expected: selectFields(base, changed) };
      const { data } = await updateSettings({ variables });
      if (!data) return undefined;
      const { settings, errors } = data.updateSettings;
      return { stored: settings && toDraft(settings), errors };
    },
    async load() {
      const { data } = await fetchSettings();
      if (!data) throw new Error('the server sent no settings');
      return toDraft(data.siteSettings);
    },
  });
}

export type SiteSettingsForm = Pick<ReturnType<typeof useSiteSettings>, 'draft' | 'change'>;
