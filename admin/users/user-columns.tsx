import type { UserRowFragment } from '../generated/graphql.ts';
import type { Column, SortOption } from '../shared/list/index.ts';
import { useTranslation } from 'react-i18next';
import { Highlight } from '../shared/ui/index.ts';
import { UserName, UserStatus } from './user-cells.tsx';

type Options = { term: string; onEdit: (user: UserRowFragment) => void };

/** Columns of the user list; matches are highlighted in name, e-mail address and job title. */
export function useUserColumns({ term, onEdit }: Options): Column<UserRowFragment>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('properties.user.name'),
      accessor: 'name',
      sortColumn: 'name',
      renderValue: (_, user) => <UserName user={user} term={term} onEdit={onEdit} />,
    },
    {
      header: t('properties.user.email'),
      accessor: 'email',
      sortColumn: 'email',
      renderValue: (_, { email }) => <Highlight text={email} term={term} />,
    },
    {
      header: t('properties.user.jobTitle'),
      accessor: 'jobTitle',
      sortColumn: 'jobTitle',
      width: '18%',
      isSecondary: true,
      renderValue: (_, { jobTitle }) => <Highlight text={jobTitle} term={term} />,
    },
    { header: t('properties.user.role'), accessor: 'role.name', sortColumn: 'role', width: 140 },
    {
      header: t('users.column.created'),
      accessor: 'createdAt',
      sortColumn: 'createdAt',
      width: 214,
      renderValue: (_, user) => <UserStatus user={user} />,
    },
  ];
}

export function useUserSortOptions(): SortOption[] {
  const { t } = useTranslation();
  const byName = { ascending: t('pages.sort.fromA'), descending: t('pages.sort.fromZ') };
  return [
    { title: t('properties.user.name'), value: 'name', ...byName },
    { title: t('properties.user.email'), value: 'email', ...byName },
    { title: t('properties.user.jobTitle'), value: 'jobTitle', ...byName },
    { title: t('properties.user.role'), value: 'role', ...byName },
    {
      title: t('users.column.created'),
      value: 'createdAt',
      ascending: t('pages.sort.oldest'),
      descending: t('pages.sort.newest'),
    },
  ];
}
