export { AddUserModal } from './add-user-modal.tsx';
export { subscribeToChanges } from './use-user-changes.ts';
export { UserManagementScreen } from './user-management-screen.tsx';
