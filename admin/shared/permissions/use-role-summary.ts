import { useTranslation } from 'react-i18next';
import { offeredPermissions } from './permission-groups.ts';

type Permission = { name: string; parameters: unknown };

/** How many permissions are named before the rest is counted. */
const shown = 4;

/** What a role may do, in one line. */
export function useRoleSummary(): (permissions: readonly Permission[]) => string {
  const { t } = useTranslation();
  return (permissions) => {
    const held = offeredPermissions.filter((name) => permissions.some((permission) => permission.name === name));
    const isWhole = permissions.every(({ parameters }) => !parameters);
    if (held.length === 0) return t('roles.summary.nothing');
    if (held.length === offeredPermissions.length && isWhole) return t('roles.summary.everything');
    const first = held.slice(0, held.length === shown + 1 ? shown + 1 : shown);
    const labels = first.map((name) => t(`roles.permissions.${name}.label`)).join(', ');
    const count = held.length - first.length;
    return count === 0 ? t('roles.summary.all', { labels }) : t('roles.summary.some', { labels, count });
  };
}
