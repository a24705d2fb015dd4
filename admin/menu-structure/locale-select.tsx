import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { LocaleFlag } from '../shared/ui/index.ts';
import classes from './menu-structure.module.css';

type Props = { locales: readonly string[]; value: string; onChange: (locale: string) => void };

export function LocaleSelect({ locales, value, onChange }: Props) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  return (
    <Select
      className={classes.locale}
      aria-label={t('properties.page.locale')}
      data={locales.map((locale) => ({ value: locale, label: localeName(locale) }))}
      value={value}
      onChange={(locale) => locale !== null && onChange(locale)}
      allowDeselect={false}
      leftSection={<LocaleFlag locale={value} />}
      renderOption={({ option }) => (
        <span className="ui-inline-row ui-gap-8">
          <LocaleFlag locale={option.value} />
          {option.label}
        </span>
      )}
    />
  );
}
