import { useDebouncedValue } from '@mantine/hooks';
import { IconFile, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type FindContentQuery,
  type FindUsersQuery,
  useFindContentQuery,
  useFindUsersQuery,
} from '../generated/graphql.ts';
import { thumbnailAddress } from '../shared/media-address.ts';
import { usePermission } from '../shared/session/index.ts';
import { Flag, StatusMark } from '../shared/ui/index.ts';
import classes from './command-palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import type { PaletteQuery } from './palette-query.ts';

/** Of each kind; what there is more of, its own screen lists. */
const limit = 5;

/** Milliseconds without a key before the server is asked. */
const quiet = 150;

type Page = FindContentQuery['pages']['items'][number];
type File = FindContentQuery['mediaSearch']['files'][number];
type User = FindUsersQuery['users']['items'][number];

const toPage = ({ id, title, slug, locale, status, hasNewerWork }: Page): PaletteEntry => ({
  id: `page-${id}`,
  path: `/pages/${id}`,
  icon: <StatusMark status={status} hasNewerWork={hasNewerWork} />,
  label: title,
  detail: slug === '/' ? slug : `/${slug}`,
  note: <Flag locale={locale} />,
});

const toFile = ({ id, path, fileName, type, width, height, hash }: File): PaletteEntry => ({
  id: `file-${id}`,
  path: `/medialibrary?folder=${encodeURIComponent(path)}&file=${id}`,
  icon:
    type === 'IMAGE' ? (
      <img className={classes.picture} src={thumbnailAddress({ id, hash }, 320)} alt="" />
    ) : (
      <IconFile size={17} stroke={1.6} aria-hidden />
    ),
  label: fileName,
  detail: path,
  note: width && height ? `${width} × ${height}` : null,
});

const toUser = ({ id, name, email }: User): PaletteEntry => ({
  id: `user-${id}`,
  path: `/users?q=${encodeURIComponent(email)}`,
  icon: <IconUser size={17} stroke={1.6} aria-hidden />,
  label: name || email,
  detail: name ? email : '',
  note: null,
});

export type Found = { groups: readonly PaletteGroup[]; isAsking: boolean; hasFailed: boolean };

/** The newest pages and files with the term in them, or the users, for whoever may see those. */
export function useFound({ kind, term }: PaletteQuery): Found {
  const { t } = useTranslation();
  const maySeeUsers = usePermission('manage-users');
  const [asked] = useDebouncedValue(term, quiet);
  const options = { variables: { term: asked, limit }, fetchPolicy: 'cache-and-network' } as const;
  const content = useFindContentQuery({ ...options, skip: kind !== 'all' || asked === '' });
  const people = useFindUsersQuery({ ...options, skip: kind !== 'users' || !maySeeUsers });
  const found = kind === 'all' && term !== '' ? (content.data ?? content.previousData) : undefined;
  const users = kind === 'users' && maySeeUsers ? (people.data ?? people.previousData) : undefined;
  return {
    groups: [
      { title: t('navigation.pages'), entries: found?.pages.items.map(toPage) ?? [] },
      { title: t('navigation.media'), entries: found?.mediaSearch.files.slice(0, limit).map(toFile) ?? [] },
      { title: t('palette.users'), entries: users?.users.items.map(toUser) ?? [] },
    ],
    isAsking: kind !== 'actions' && (asked !== term || content.loading || people.loading),
    hasFailed: Boolean(content.error ?? people.error),
  };
}
