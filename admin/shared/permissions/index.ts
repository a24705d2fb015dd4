export { RequirePermission } from './require-permission.tsx';
export {
  type PermissionParameterName,
  assignablePermissions,
  permissionGroups,
  permissionNames,
  permissionParameters,
} from './permission-groups.ts';
export { useRoleSummary } from './use-role-summary.ts';
