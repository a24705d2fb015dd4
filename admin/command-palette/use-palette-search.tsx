import { useDebouncedValue } from '@mantine/hooks';
import { IconFile, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type FindContentQuery,
  type FindUsersQuery,
  useFindContentQuery,
  useFindUsersQuery,
} from '../generated/graphql.ts';
import { getThumbnailUrl } from '../shared/media-url.ts';
import { usePermission } from '../shared/session/index.ts';
import { LocaleFlag, StatusBadge } from '../shared/ui/index.ts';
import classes from './command-palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import type { PaletteQuery } from './palette-query.ts';

/** Maximum results of each kind. */
const resultLimit = 5;

const searchDelayMs = 150;

type Page = FindContentQuery['pages']['items'][number];
type File = FindContentQuery['mediaSearch']['files'][number];
type User = FindUsersQuery['users']['items'][number];

const toPageEntry = ({ id, title, slug, locale, status, hasNewerWork }: Page): PaletteEntry => ({
  id: `page-${id}`,
  path: `/pages/${id}`,
  icon: <StatusBadge status={status} hasNewerWork={hasNewerWork} />,
  label: title,
  detail: slug === '/' ? slug : `/${slug}`,
  note: <LocaleFlag locale={locale} />,
});

const toFileEntry = ({ id, path, fileName, type, width, height, hash }: File): PaletteEntry => ({
  id: `file-${id}`,
  path: `/medialibrary?folder=${encodeURIComponent(path)}&file=${id}`,
  icon:
    type === 'IMAGE' ? (
      <img className={classes.thumbnail} src={getThumbnailUrl({ id, hash }, 320)} alt="" />
    ) : (
      <IconFile size={17} stroke={1.6} aria-hidden />
    ),
  label: fileName,
  detail: path,
  note: width && height ? `${width} × ${height}` : null,
});

const toUserEntry = ({ id, name, email }: User): PaletteEntry => ({
  id: `user-${id}`,
  path: `/users?q=${encodeURIComponent(email)}`,
  icon: <IconUser size={17} stroke={1.6} aria-hidden />,
  label: name || email,
  detail: name ? email : '',
  note: null,
});

export type PaletteSearch = { groups: readonly PaletteGroup[]; isSearching: boolean; hasFailed: boolean };

/** Searches pages and files, newest first, or users, as far as the user may see them. */
export function usePaletteSearch({ kind, term }: PaletteQuery): PaletteSearch {
  const { t } = useTranslation();
  const canSeeUsers = usePermission('manage-users');
  const [debouncedTerm] = useDebouncedValue(term, searchDelayMs);
  const options = { variables: { term: debouncedTerm, limit: resultLimit }, fetchPolicy: 'cache-and-network' } as const;
  const contentQuery = useFindContentQuery({ ...options, skip: kind !== 'all' || debouncedTerm === '' });
  const userQuery = useFindUsersQuery({ ...options, skip: kind !== 'users' || !canSeeUsers });
  const found = kind === 'all' && term !== '' ? (contentQuery.data ?? contentQuery.previousData) : undefined;
  const users = kind === 'users' && canSeeUsers ? (userQuery.data ?? userQuery.previousData) : undefined;
  return {
    groups: [
      { title: t('navigation.pages'), entries: found?.pages.items.map(toPageEntry) ?? [] },
      { title: t('navigation.media'), entries: found?.mediaSearch.files.slice(0, resultLimit).map(toFileEntry) ?? [] },
      { title: t('palette.users'), entries: users?.users.items.map(toUserEntry) ?? [] },
    ],
    isSearching: kind !== 'actions' && (debouncedTerm !== term || contentQuery.loading || userQuery.loading),
    hasFailed: Boolean(contentQuery.error ?? userQuery.error),
  };
}
