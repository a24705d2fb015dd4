import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../shared/errors/index.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { SettingsSection } from '../shared/ui/index.ts';
import type { SiteSettingsForm } from './use-site-settings.ts';

/** The site's public name and contact details. */
export function SiteFields({ draft, change }: SiteSettingsForm) {
  const { t } = useTranslation();
  const fieldError = useFieldError('site-settings');
  return (
    <SettingsSection title={t('siteSettings.site.title')} hint={t('siteSettings.site.hint')}>
      <TextInput
        name="siteName"
        label={t('properties.settings.siteName')}
        description={t('siteSettings.site.nameHint')}
        value={draft.siteName}
        onChange={(event) => change({ siteName: event.currentTarget.value })}
        error={fieldError('settings.siteName')}
        autoComplete="organization"
      />
      <SiteNames draft={draft} change={change} />
      <TextInput
        name="contactPhone"
        type="tel"
        label={t('properties.settings.contactPhone')}
        description={t('siteSettings.site.phoneHint')}
        value={draft.contactPhone}
        onChange={(event) => change({ contactPhone: event.currentTarget.value })}
        error={fieldError('settings.contactPhone')}
        autoComplete="tel"
      />
      <TextInput
        name="mailSender"
        type="email"
        label={t('properties.settings.mailSender')}
        description={t('siteSettings.site.senderHint')}
        value={draft.mailSender}
        onChange={(event) => change({ mailSender: event.currentTarget.value })}
        error={fieldError('settings.mailSender')}
        autoComplete="off"
      />
    </SettingsSection>
  );
}

/** The site's name per language; empty fields use the general name. */
function SiteNames({ draft, change }: SiteSettingsForm) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const fieldError = useFieldError('site-settings');
  const { availableLocales, defaultLocale, siteName, siteNames } = draft;
  const set = (locale: string, name: string) => {
    const others = siteNames.filter((one) => one.locale !== locale);
    change({ siteNames: name === '' ? others : [...others, { locale, name }] });
  };
  return availableLocales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const index = siteNames.findIndex((one) => one.locale === locale);
      return (
        <TextInput
          key={locale}
          label={t('siteSettings.site.nameIn', { locale: localeName(locale) })}
          placeholder={siteName}
          value={siteNames[index]?.name ?? ''}
          onChange={(event) => set(locale, event.currentTarget.value)}
          error={index === -1 ? undefined : fieldError(`settings.siteNames.${index}.name`)}
          maxLength={255}
          autoComplete="off"
          lang={locale}
        />
      );
    });
}
