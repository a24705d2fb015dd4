import { useState } from 'react';
import type { SiteSettingsFieldsFragment } from '../generated/graphql.ts';
import { SettingsDocument, useUpdateSettingsMutation } from '../generated/graphql.ts';
import { type Outcome, submit } from '../shared/errors/index.ts';

type SiteSettingsDraft = Omit<SiteSettingsFieldsFragment, '__typename'>;

/** The fields alone, as the server takes them. */
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

/** What is typed, and its way to the server, which takes all of it or nothing. */
export function useSiteSettings(stored: SiteSettingsFieldsFragment) {
  const [draft, setDraft] = useState(() => toDraft(stored));
  const [saved, setSaved] = useState(draft);
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const [updateSettings] = useUpdateSettingsMutation();

  function change(part: Partial<SiteSettingsDraft>) {
    setOutcome(undefined);
    setDraft((present) => ({ ...present, ...part }));
  }

  async function save(): Promise<boolean> {
    setOutcome('waiting');
    const next = await submit('site-settings', async () => {
      const { data } = await updateSettings({ variables: { input: draft }, refetchQueries: [SettingsDocument] });
      return data?.updateSettings.errors;
    });
    setOutcome(next);
    if (next === 'done') setSaved(draft);
    return next === 'done';
  }

  return { draft, change, save, outcome, isUnsaved: JSON.stringify(draft) !== JSON.stringify(saved) };
}

export type SiteSettingsForm = Pick<ReturnType<typeof useSiteSettings>, 'draft' | 'change'>;
