import type { PageRowFragment } from '../generated/graphql.ts';
import type { Column, SortOption } from '../shared/list/index.ts';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../shared/i18n/labels.ts';
import { StatusMark } from '../shared/ui/index.ts';
import { PageEditorName, PageLocales, PageName, PageSlug, PageTime } from './page-cells.tsx';

/** Columns of the overview; hits of the search are marked in title and slug. */
export function usePageColumns(term: string): Column<PageRowFragment>[] {
  const { t } = useTranslation();
  const label = useLabel();
  return [
    {
      header: t('pages.column.title'),
      accessor: 'title',
      sortsBy: 'title',
      renderValue: (_, page) => (
        <>
          <PageName page={page} term={term} />
          <PageSlug page={page} term={term} />
        </>
      ),
    },
    {
      header: t('pages.column.type'),
      accessor: 'type',
      sortsBy: 'type',
      width: 114,
      isSecondary: true,
      renderValue: (_, { type }) => label(`pageTypes.${type}.label`, type),
    },
    {
      header: t('pages.column.locales'),
      accessor: 'siblings',
      width: 108,
      renderValue: (_, page) => <PageLocales page={page} />,
    },
    {
      header: t('pages.column.status'),
      accessor: 'status',
      sortsBy: 'status',
      width: 200,
      renderValue: (_, { status, hasNewerWork }) => <StatusMark status={status} hasNewerWork={hasNewerWork} />,
    },
    {
      header: t('pages.column.editor'),
      accessor: 'editorName',
      width: 158,
      isSecondary: true,
      renderValue: (_, page) => <PageEditorName page={page} />,
    },
    {
      header: t('pages.column.updated'),
      accessor: 'updatedAt',
      sortsBy: 'updatedAt',
      width: 112,
      renderValue: (_, { updatedAt }) => <PageTime iso={updatedAt} />,
    },
  ];
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
