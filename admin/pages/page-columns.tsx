import type { PageRowFragment } from '../generated/graphql.ts';
import type { Column, SortOption } from '../shared/list/index.ts';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../shared/i18n/labels.ts';
import { PageLocales, PageName, PageSlug, PageStatusCell, RelativeTime, PersonName } from './page-cells.tsx';

type Options = {
  /** Highlighted in title and slug. */
  term: string;
  /** If sorted by creation, the last column shows that time instead of the last save. */
  columnToSort: string;
  /** Hides the type column if all pages have the same type. */
  isSingleType: boolean;
  onTranslate: ((page: PageRowFragment, locale: string) => void) | undefined;
};

export function usePageColumns({ term, columnToSort, isSingleType, onTranslate }: Options): Column<PageRowFragment>[] {
  const { t } = useTranslation();
  const label = useLabel();
  const time = columnToSort === 'createdAt' ? 'createdAt' : 'updatedAt';
  const columns: Column<PageRowFragment>[] = [
    {
      header: t('pages.column.title'),
      accessor: 'title',
      sortColumn: 'title',
      renderValue: (_, page) => (
        <>
          <PageName page={page} term={term} />
          <PageSlug slug={page.slug} term={term} />
        </>
      ),
    },
    {
      header: t('pages.column.type'),
      accessor: 'type',
      sortColumn: 'type',
      width: 114,
      isSecondary: true,
      renderValue: (_, { type }) => label(`pageTypes.${type}.label`, type),
    },
    {
      header: t('pages.column.locales'),
      accessor: 'siblings',
      width: 108,
      renderValue: (_, page) => <PageLocales page={page} onTranslate={onTranslate} />,
    },
    {
      header: t('pages.column.status'),
      accessor: 'status',
      sortColumn: 'status',
      width: 232,
      renderValue: (_, page) => <PageStatusCell page={page} />,
    },
    {
      header: t('pages.column.editor'),
      accessor: 'editorName',
      width: 158,
      isSecondary: true,
      renderValue: (_, page) => <PersonName name={page.editorName} />,
    },
    {
      header: t(time === 'createdAt' ? 'pages.column.created' : 'pages.column.updated'),
      accessor: time,
      sortColumn: time,
      width: 112,
      renderValue: (_, page) => <RelativeTime iso={page[time]} />,
    },
  ];
  return isSingleType ? columns.filter(({ accessor }) => accessor !== 'type') : columns;
}

export function usePageSortOptions(): SortOption[] {
  const { t } = useTranslation();
  const byTime = { ascending: t('pages.sort.oldest'), descending: t('pages.sort.newest') };
  const byName = { ascending: t('pages.sort.fromA'), descending: t('pages.sort.fromZ') };
  return [
    { title: t('pages.column.updated'), value: 'updatedAt', ...byTime },
    { title: t('pages.column.created'), value: 'createdAt', ...byTime },
    { title: t('pages.sort.title'), value: 'title', ...byName },
    { title: t('pages.column.type'), value: 'type', ...byName },
    { title: t('pages.column.status'), value: 'status' },
  ];
}
