import type { PageFilter } from './page-filter.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageEditorsQuery, usePageTypesQuery } from '../generated/graphql.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useSettings } from '../shared/settings/index.ts';
import { FilterChip, Flag, StatusMark } from '../shared/ui/index.ts';
import { isFiltered, noFilter, pageStatuses } from './page-filter.ts';

type ChipProps = { value: string | undefined; onChange: (value: string | undefined) => void };

function LocaleChip(props: ChipProps) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const options = useSettings().availableLocales.map((value) => ({
    value,
    label: (
      <>
        <Flag locale={value} />
        {localeName(value)}
      </>
    ),
  }));
  return <FilterChip name={t('pages.filter.locale')} options={options} {...props} />;
}

function TypeChip(props: ChipProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const types = usePageTypesQuery().data?.pageTypes ?? [];
  const options = types.map(({ id }) => ({ value: id.toLowerCase(), label: label(`pageTypes.${id}.label`, id) }));
  return <FilterChip name={t('pages.column.type')} options={options} {...props} />;
}

function StatusChip(props: ChipProps) {
  const { t } = useTranslation();
  const options = pageStatuses.map((value) => ({ value, label: <StatusMark status={value} hasNewerWork={false} /> }));
  return <FilterChip name={t('pages.column.status')} options={options} {...props} />;
}

function EditorChip(props: ChipProps) {
  const { t } = useTranslation();
  const editors = usePageEditorsQuery({ fetchPolicy: 'cache-and-network' }).data?.pageEditors ?? [];
  const options = editors.map(({ id, name }) => ({ value: String(id), label: name ?? t('pages.removedUser') }));
  return <FilterChip name={t('pages.column.editor')} options={options} {...props} />;
}

type Props = {
  filter: PageFilter;
  /** On the overview of one type there is nothing to choose. */
  isOfOneType: boolean;
  onChange: (filter: Partial<PageFilter>) => void;
};

/** Locale, type, status and editor: the chips above the overview. */
export function PageFilterChips({ filter, isOfOneType, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <LocaleChip value={filter.locale} onChange={(locale) => onChange({ locale })} />
      {isOfOneType ? null : <TypeChip value={filter.type} onChange={(type) => onChange({ type })} />}
      <StatusChip
        value={filter.status}
        onChange={(status) => onChange({ status: pageStatuses.find((known) => known === status) })}
      />
      <EditorChip
        value={filter.editor === undefined ? undefined : String(filter.editor)}
        onChange={(editor) => onChange({ editor: editor === undefined ? undefined : Number(editor) })}
      />
      {isFiltered(filter) ? (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(noFilter)}>
          {t('list.clear')}
        </Button>
      ) : null}
    </>
  );
}
