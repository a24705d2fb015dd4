export { NeedsPermission } from './needs-permission.tsx';
export {
  type ParameterName,
  offeredPermissions,
  permissionGroups,
  permissionNames,
  permissionParameters,
} from './permission-groups.ts';
export { useRoleSummary } from './use-role-summary.ts';
