export { LeaveGuard } from './leave-guard.tsx';
export { LeaveModal } from './leave-modal.tsx';
export { useLeaveGuard } from './use-leave-guard.ts';
