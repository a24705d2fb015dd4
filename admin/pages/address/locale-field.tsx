import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { LocaleFlag } from '../../shared/ui/index.ts';
import classes from './locale-field.module.css';

type Props = {
  locales: readonly string[];
  value: string;
  error?: string | undefined;
  onChange: (locale: string) => void;
};

/** Select for one of the site's locales, with flags. */
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
      leftSection={<LocaleFlag locale={value} />}
      renderOption={({ option }) => (
        <span className="ui-inline-row ui-gap-9">
          <LocaleFlag locale={option.value} />
          {option.label}
        </span>
      )}
      error={error}
    />
  );
}
