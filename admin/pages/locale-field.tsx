import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { Flag } from '../shared/ui/index.ts';
import classes from './locale-field.module.css';

type Props = {
  locales: readonly string[];
  value: string;
  error?: string | undefined;
  onChange: (locale: string) => void;
};

/** One of the site's locales, with its flag. */
export function LocaleField({ locales, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  return (
    <Select
      name="locale"
      label={t('properties.page.locale')}
      className={classes.field}
      data={locales.map((locale) => ({ value: locale, label: localeName(locale) }))}
      value={value}
      onChange={(locale) => locale !== null && onChange(locale)}
      allowDeselect={false}
      leftSection={<Flag locale={value} />}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <Flag locale={option.value} />
          {option.label}
        </span>
      )}
      error={error}
    />
  );
}
