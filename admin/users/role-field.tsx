import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAssignableRolesQuery } from '../generated/graphql.ts';
import { useRoleSummary } from '../shared/permissions/index.ts';
import classes from './role-field.module.css';

type Props = {
  value: number | undefined;
  onChange: (role: number) => void;
  error: string | undefined;
  /** Why the role cannot be changed. */
  reason?: string | undefined;
};

/** Choice of role with its permissions. Roles with more permissions than the current user's are shown but disabled. */
export function RoleField({ value, onChange, error, reason }: Props) {
  const { t } = useTranslation();
  const summary = useRoleSummary();
  const roles = useAssignableRolesQuery({ fetchPolicy: 'cache-and-network' }).data?.roles ?? [];
  return (
    <Radio.Group
      name="role"
      label={t('properties.user.role')}
      description={reason}
      error={error}
      value={value === undefined ? null : String(value)}
      onChange={(role) => onChange(Number(role))}
    >
      <div className={classes.roles}>
        {roles.map(({ id, name, permissions, viewerCanGive }) => (
          <label
            key={id}
            htmlFor={`role-choice-${id}`}
            className={classes.role}
            data-disabled={!viewerCanGive || undefined}
          >
            <Radio
              id={`role-choice-${id}`}
              value={String(id)}
              aria-label={name}
              aria-describedby={`role-${id}`}
              disabled={!viewerCanGive || (reason !== undefined && id !== value)}
            />
            <span>
              <span className={classes.name}>{name}</span>
              <span id={`role-${id}`} className={classes.summary}>
                {summary(permissions)} {viewerCanGive ? null : t('users.exceedsRole')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
}
