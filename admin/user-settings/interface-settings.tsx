import type { MantineColorScheme } from '@mantine/core';
import { SegmentedControl, Select, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoreProfileMutation } from '../generated/graphql.ts';
import { chooseLanguage, type Language, languageNames, interfaceLanguages } from '../shared/i18n/index.ts';
import { LocaleFlag, SettingsSection } from '../shared/ui/index.ts';
import classes from './user-settings.module.css';

const colorSchemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

function ColorSchemeSwitch() {
  const { t } = useTranslation();
  const legendID = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div>
      <p id={legendID} className={classes.legend}>
        {t('preferences.appearance')}
      </p>
      <SegmentedControl
        aria-labelledby={legendID}
        data={colorSchemes.map((scheme) => ({ value: scheme, label: t(`preferences.${scheme}`) }))}
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme)}
      />
    </div>
  );
}

/** Language and colour scheme, applied when chosen. The language is also saved on the server for e-mails. */
export function InterfaceSettings({ userID }: { userID: number }) {
  const { t, i18n } = useTranslation();
  const [storeProfile] = useStoreProfileMutation();

  async function handleLanguage(language: Language) {
    await chooseLanguage(language);
    try {
      await storeProfile({ variables: { id: userID, input: { language } } });
    } catch (error) {
      console.error('The language for e-mails could not be saved', error);
    }
  }

  return (
    <SettingsSection title={t('preferences.title')} hint={t('userSettings.interface.hint')}>
      <Select
        name="language"
        className={classes.language}
        label={t('preferences.language')}
        description={t('userSettings.interface.languageHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={interfaceLanguages.map((value) => ({ value, label: languageNames[value] }))}
        value={i18n.language}
        onChange={(language) => language !== null && void handleLanguage(language as Language)}
        allowDeselect={false}
        leftSection={<LocaleFlag locale={i18n.language} />}
        renderOption={({ option }) => (
          <span className="ui-inline-row ui-gap-9" lang={option.value}>
            <LocaleFlag locale={option.value} />
            {option.label}
          </span>
        )}
      />
      <ColorSchemeSwitch />
    </SettingsSection>
  );
}
