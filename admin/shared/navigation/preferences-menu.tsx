import type { MantineColorScheme } from '@mantine/core';
import type { Language } from '../i18n/index.ts';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageNames, interfaceLanguages } from '../i18n/index.ts';
import { LocaleFlag } from '../ui/locale-flag.tsx';
import classes from './preferences-menu.module.css';

const colorSchemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Menu items for the interface languages; the current one is checked. */
export function LanguageItems() {
  const { i18n } = useTranslation();
  return (
    <Menu.RadioGroup value={i18n.language} onChange={(language) => void chooseLanguage(language as Language)}>
      {interfaceLanguages.map((language) => (
        <Menu.RadioItem key={language} value={language} checkIcon={<IconCheck size={14} stroke={2} aria-hidden />}>
          <span className="ui-inline-row ui-gap-9" lang={language}>
            <LocaleFlag locale={language} />
            {languageNames[language]}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** Menu items for light, dark and system colours. */
export function ColorSchemeItems() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
      {colorSchemes.map((scheme) => (
        <Menu.RadioItem key={scheme} value={scheme} checkIcon={<IconCheck size={14} stroke={2} aria-hidden />}>
          <span className="ui-inline-row ui-gap-9">
            <span className={classes.scheme} data-scheme={scheme} />
            {t(`preferences.${scheme}`)}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
