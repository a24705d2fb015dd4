import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAssignableRolesQuery } from '../generated/graphql.ts';
import { FilterChip } from '../shared/ui/index.ts';
import type { UserListFilter } from './user-filter.ts';

type Props = {
  filter: UserListFilter;
  onChange: (values: Readonly<Record<string, string | undefined>>) => void;
};

/** Filters for role and status above the user list. */
export function UserFilterChips({ filter: { roleID, active }, onChange }: Props) {
  const { t } = useTranslation();
  const roles = useAssignableRolesQuery().data?.roles ?? [];
  const isFiltered = roleID !== undefined || active !== undefined;
  return (
    <>
      <FilterChip
        name={t('properties.user.role')}
        value={roleID === undefined ? undefined : String(roleID)}
        options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterChip
        name={t('users.column.state')}
        value={active === undefined ? undefined : active ? 'active' : 'invited'}
        options={[
          { value: 'active', label: t('users.active') },
          { value: 'invited', label: t('users.invited') },
        ]}
        onChange={(state) => onChange({ state })}
      />
      {isFiltered ? (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChange({ role: undefined, state: undefined })}>
          {t('list.clear')}
        </Button>
      ) : null}
    </>
  );
}
