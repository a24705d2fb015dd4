import { MultiSelect, Select, TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../shared/errors/index.ts';
import { SettingsSection } from '../shared/ui/index.ts';
import { getLocaleNameWithCode } from './locale-name-with-code.ts';
import type { SiteSettingsForm } from './use-site-settings.ts';

/** The site's languages. Removing one also removes its other settings. */
export function LocaleFields({ draft, change }: SiteSettingsForm) {
  const { t, i18n } = useTranslation();
  const fieldError = useFieldError('site-settings');
  const choices = draft.availableLocales.map((value) => ({
    value,
    label: getLocaleNameWithCode(value, i18n.language),
  }));

  function handleLocales(given: string[]) {
    const availableLocales = given.map((locale) => locale.trim().toLowerCase());
    const customSlugLocales = draft.customSlugLocales.filter((locale) => availableLocales.includes(locale));
    const siteNames = draft.siteNames.filter(({ locale }) => availableLocales.includes(locale));
    change({ availableLocales, customSlugLocales, siteNames });
  }

  return (
    <SettingsSection title={t('siteSettings.locales.title')} hint={t('siteSettings.locales.hint')}>
      <TagsInput
        name="availableLocales"
        label={t('properties.settings.availableLocales')}
        description={t('siteSettings.locales.availableHint')}
        value={draft.availableLocales}
        onChange={handleLocales}
        error={fieldError('settings.availableLocales')}
        splitChars={[',', ' ', ';']}
      />
      <Select
        name="defaultLocale"
        label={t('properties.settings.defaultLocale')}
        description={t('siteSettings.locales.defaultHint')}
        data={choices}
        value={draft.defaultLocale}
        onChange={(defaultLocale) => defaultLocale !== null && change({ defaultLocale })}
        allowDeselect={false}
        error={fieldError('settings.defaultLocale')}
      />
      <MultiSelect
        name="customSlugLocales"
        label={t('properties.settings.customSlugLocales')}
        description={t('siteSettings.locales.slugsHint')}
        data={choices}
        value={draft.customSlugLocales}
        onChange={(customSlugLocales) => change({ customSlugLocales })}
        error={fieldError('settings.customSlugLocales')}
      />
    </SettingsSection>
  );
}
