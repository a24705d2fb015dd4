import type { MantineColorScheme } from '@mantine/core';
import type { Language } from '../i18n/index.ts';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageNames, languages } from '../i18n/index.ts';
import { Flag } from '../ui/flag.tsx';
import classes from './preferences-menu.module.css';

const colorSchemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

function Tick({ isOn }: { isOn: boolean }) {
  return isOn ? <IconCheck size={16} stroke={1.8} aria-hidden /> : null;
}

/** Languages of the interface as entries of a menu, the present one ticked. */
export function LanguageItems() {
  const { i18n } = useTranslation();
  return languages.map((language: Language) => (
    <Menu.Item
      key={language}
      role="menuitemradio"
      aria-checked={i18n.language === language}
      leftSection={<Flag locale={language} />}
      rightSection={<Tick isOn={i18n.language === language} />}
      lang={language}
      onClick={() => void chooseLanguage(language)}
    >
      {languageNames[language]}
    </Menu.Item>
  ));
}

/** Light, dark or as the system has it. */
export function ColorSchemeItems() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return colorSchemes.map((scheme) => (
    <Menu.Item
      key={scheme}
      role="menuitemradio"
      aria-checked={colorScheme === scheme}
      rightSection={<Tick isOn={colorScheme === scheme} />}
      onClick={() => setColorScheme(scheme)}
    >
      <span className={classes.scheme} data-scheme={scheme}>
        {t(`preferences.${scheme}`)}
      </span>
    </Menu.Item>
  ));
}
