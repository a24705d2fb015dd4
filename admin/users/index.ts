export { AddUserModal } from './add-user-modal.tsx';
export { subscribeToUserChanges } from './use-user-changes.ts';
export { UserManagementScreen } from './user-management-screen.tsx';
