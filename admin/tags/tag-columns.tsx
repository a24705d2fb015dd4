import type { TagRowFragment } from '../generated/graphql.ts';
import type { Column, SortOption } from '../shared/list/index.ts';
import { UnstyledButton } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../pages/index.ts';
import { Highlight } from '../shared/ui/index.ts';
import classes from './tags.module.css';

type NameProps = { tag: TagRowFragment; term: string; onEdit: ((tag: TagRowFragment) => void) | undefined };

/** A button to edit the tag, if the user may. */
export function TagName({ tag, term, onEdit }: NameProps) {
  const name = <Highlight text={tag.name} term={term} />;
  if (!onEdit) return <span className={classes.name}>{name}</span>;
  return (
    <UnstyledButton className={classes.name} onClick={() => onEdit(tag)}>
      {name}
    </UnstyledButton>
  );
}

export function TagVisibility({ tag }: { tag: TagRowFragment }) {
  const { t } = useTranslation();
  const Icon = tag.public ? IconEye : IconLock;
  return (
    <span className={classes.visibility}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(tag.public ? 'tags.public' : 'tags.private')}
    </span>
  );
}

type Options = { term: string; onEdit: ((tag: TagRowFragment) => void) | undefined };

export function useTagColumns({ term, onEdit }: Options): Column<TagRowFragment>[] {
  const { t, i18n } = useTranslation();
  const format = (value: unknown) => Number(value).toLocaleString(i18n.language);
  return [
    {
      header: t('tags.column.name'),
      accessor: 'name',
      sortColumn: 'name',
      renderValue: (_, tag) => <TagName tag={tag} term={term} onEdit={onEdit} />,
    },
    {
      header: t('tags.column.reach'),
      accessor: 'public',
      width: 150,
      renderValue: (_, tag) => <TagVisibility tag={tag} />,
    },
    { header: t('tags.column.pages'), accessor: 'pageCount', sortColumn: 'pageCount', width: 110, format },
    { header: t('tags.column.files'), accessor: 'fileCount', sortColumn: 'fileCount', width: 110, format },
    {
      header: t('tags.column.created'),
      accessor: 'createdAt',
      sortColumn: 'createdAt',
      width: 130,
      isSecondary: true,
      renderValue: (_, { createdAt }) => <RelativeTime iso={createdAt} />,
    },
  ];
}

export function useTagSortOptions(): SortOption[] {
  const { t } = useTranslation();
  const byCount = { ascending: t('tags.sort.fewest'), descending: t('tags.sort.most') };
  return [
    {
      title: t('tags.column.name'),
      value: 'name',
      ascending: t('pages.sort.fromA'),
      descending: t('pages.sort.fromZ'),
    },
    { title: t('tags.column.pages'), value: 'pageCount', ...byCount },
    { title: t('tags.column.files'), value: 'fileCount', ...byCount },
    {
      title: t('tags.column.created'),
      value: 'createdAt',
      ascending: t('pages.sort.oldest'),
      descending: t('pages.sort.newest'),
    },
  ];
}
