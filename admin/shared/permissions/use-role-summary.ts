import { useTranslation } from 'react-i18next';
import { assignablePermissions } from './permission-groups.ts';

type Permission = { name: string; parameters: unknown };

const maxNamedPermissions = 4;

/** Returns a function that summarises a role's permissions in one line. */
export function useRoleSummary(): (permissions: readonly Permission[]) => string {
  const { t } = useTranslation();
  return (permissions) => {
    const grantedNames = assignablePermissions.filter((name) =>
      permissions.some((permission) => permission.name === name),
    );
    const isUnrestricted = permissions.every(({ parameters }) => !parameters);
    if (grantedNames.length === 0) return t('roles.summary.nothing');
    if (grantedNames.length === assignablePermissions.length && isUnrestricted) return t('roles.summary.everything');
    const first = grantedNames.slice(
      0,
      grantedNames.length === maxNamedPermissions + 1 ? maxNamedPermissions + 1 : maxNamedPermissions,
    );
    const labels = first.map((name) => t(`roles.permissions.${name}.label`)).join(', ');
    const count = grantedNames.length - first.length;
    return count === 0 ? t('roles.summary.all', { labels }) : t('roles.summary.some', { labels, count });
  };
}
