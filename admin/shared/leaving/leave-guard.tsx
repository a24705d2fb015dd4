import { LeaveModal } from './leave-modal.tsx';
import { type LeaveGuardOptions, useLeaveGuard } from './use-leave-guard.ts';

type Props = LeaveGuardOptions & {
  text: string;
  onStore: () => Promise<boolean>;
};

/** Asks before work is left that nothing keeps but this screen. */
export function LeaveGuard({ text, onStore, ...options }: Props) {
  const blocker = useLeaveGuard(options);
  return <LeaveModal blocker={blocker} text={text} onStore={onStore} />;
}
