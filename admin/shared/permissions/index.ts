export { NeedsPermission } from './needs-permission.tsx';
export { type ParameterName, permissionGroups, permissionNames, permissionParameters } from './permission-groups.ts';
export { useRoleSummary } from './use-role-summary.ts';
