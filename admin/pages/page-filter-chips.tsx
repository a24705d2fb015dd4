import type { PageFilter } from './page-filter.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageEditorsQuery, usePageTypesQuery } from '../generated/graphql.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useSettings } from '../shared/settings/index.ts';
import { LocaleFlag, MultiFilterChip, StatusBadge } from '../shared/ui/index.ts';
import { hasPageFilter, emptyPageFilter, pageStatuses } from './page-filter.ts';

type ChipProps = { values: readonly string[]; onChange: (values: string[]) => void };

function LocaleChip(props: ChipProps) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const options = useSettings().availableLocales.map((value) => ({
    value,
    label: (
      <>
        <LocaleFlag locale={value} />
        {localeName(value)}
      </>
    ),
  }));
  return (
    <MultiFilterChip
      name={t('pages.filter.locale')}
      options={options}
      multipleLabel={(count) => t('pages.filter.locales', { count })}
      {...props}
    />
  );
}

function TypeChip(props: ChipProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const types = usePageTypesQuery().data?.pageTypes ?? [];
  const options = types.map(({ id }) => ({ value: id.toLowerCase(), label: label(`pageTypes.${id}.label`, id) }));
  return (
    <MultiFilterChip
      name={t('pages.column.type')}
      options={options}
      multipleLabel={(count) => t('pages.filter.types', { count })}
      {...props}
    />
  );
}

function StatusChip(props: ChipProps) {
  const { t } = useTranslation();
  const options = pageStatuses.map((value) => ({ value, label: <StatusBadge status={value} hasNewerWork={false} /> }));
  return (
    <MultiFilterChip
      name={t('pages.column.status')}
      options={options}
      multipleLabel={(count) => t('pages.filter.statuses', { count })}
      {...props}
    />
  );
}

function EditorChip(props: ChipProps) {
  const { t } = useTranslation();
  const editors = usePageEditorsQuery({ fetchPolicy: 'cache-and-network' }).data?.pageEditors ?? [];
  const options = editors.map(({ id, name }) => ({ value: String(id), label: name ?? t('pages.removedUser') }));
  return (
    <MultiFilterChip
      name={t('pages.column.editor')}
      options={options}
      multipleLabel={(count) => t('pages.filter.editors', { count })}
      {...props}
    />
  );
}

type Props = {
  filter: PageFilter;
  /** Hides the type filter on the overview of a single type. */
  isSingleType: boolean;
  onChange: (filter: Partial<PageFilter>) => void;
};

/** Filters for locale, type, status and editor above the overview. */
export function PageFilterChips({ filter, isSingleType, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <LocaleChip values={filter.locales} onChange={(locales) => onChange({ locales })} />
      {isSingleType ? null : <TypeChip values={filter.types} onChange={(types) => onChange({ types })} />}
      <StatusChip
        values={filter.statuses}
        onChange={(values) => onChange({ statuses: pageStatuses.filter((status) => values.includes(status)) })}
      />
      <EditorChip
        values={filter.editors.map(String)}
        onChange={(values) => onChange({ editors: values.map(Number) })}
      />
      {hasPageFilter(filter) ? (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(emptyPageFilter)}>
          {t('list.clear')}
        </Button>
      ) : null}
    </>
  );
}
