import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRedirectTargetsQuery } from '../generated/graphql.ts';
import { formatSlug } from '../pages/index.ts';
import classes from './redirects.module.css';

type Props = {
  locale: string;
  value: number | undefined;
  error: string | undefined;
  onChange: (pageID: number | undefined) => void;
};

/** Chooses a page of a locale by part of its title or slug. */
export function RedirectTargetField({ locale, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const [term, setTerm] = useState('');
  const [debouncedTerm] = useDebouncedValue(term, 250);
  const { data, previousData } = useRedirectTargetsQuery({ variables: { searchTerm: debouncedTerm, locale } });
  const pages = (data ?? previousData)?.pages.items ?? [];
  return (
    <Select
      name="page"
      label={t('redirects.page')}
      placeholder={t('redirects.pageHint')}
      data={pages.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={value === undefined ? null : String(value)}
      onChange={(pageID) => onChange(pageID === null ? undefined : Number(pageID))}
      searchable
      searchValue={term}
      onSearchChange={setTerm}
      // The server has already filtered the options, by slug too.
      filter={({ options }) => options}
      nothingFoundMessage={t('redirects.noPage')}
      renderOption={({ option }) => (
        <span className="ui-flex ui-between ui-baseline ui-shrink ui-gap-12 ui-wide">
          <span className="ui-truncate">{option.label}</span>
          <span className={classes.optionPath}>
            {formatSlug(pages.find(({ id }) => String(id) === option.value)?.slug ?? '')}
          </span>
        </span>
      )}
      error={error}
    />
  );
}
