import type { PageFilter } from './page-filter.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageTypesQuery } from '../generated/graphql.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useSettings } from '../shared/settings/index.ts';
import { FilterChip, Flag, StatusMark } from '../shared/ui/index.ts';
import { isFiltered, pageStatuses } from './page-filter.ts';

type Props = { filter: PageFilter; onChange: (filter: Partial<PageFilter>) => void };

/** Locale, type and status: the chips above the overview. */
export function PageFilterChips({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const label = useLabel();
  const localeName = useLocaleName();
  const { availableLocales } = useSettings();
  const { data } = usePageTypesQuery();
  const locales = availableLocales.map((value) => ({
    value,
    label: (
      <>
        <Flag locale={value} />
        {localeName(value)}
      </>
    ),
  }));
  const types = (data?.pageTypes ?? []).map(({ id }) => ({
    value: id.toLowerCase(),
    label: label(`pageTypes.${id}.label`, id),
  }));
  const statuses = pageStatuses.map((value) => ({ value, label: <StatusMark status={value} hasNewerWork={false} /> }));
  return (
    <>
      <FilterChip
        name={t('pages.filter.locale')}
        value={filter.locale}
        options={locales}
        onChange={(locale) => onChange({ locale })}
      />
      <FilterChip
        name={t('pages.column.type')}
        value={filter.type}
        options={types}
        onChange={(type) => onChange({ type })}
      />
      <FilterChip
        name={t('pages.column.status')}
        value={filter.status}
        options={statuses}
        onChange={(status) => onChange({ status: pageStatuses.find((known) => known === status) })}
      />
      {isFiltered(filter) ? (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          onClick={() => onChange({ locale: undefined, type: undefined, status: undefined })}
        >
          {t('list.clear')}
        </Button>
      ) : null}
    </>
  );
}
