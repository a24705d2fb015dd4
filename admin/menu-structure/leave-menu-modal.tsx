import { useTranslation } from 'react-i18next';
import { LeaveModal, useLeaveGuard } from '../shared/leaving/index.ts';

type Props = { isUnsaved: boolean; onStore: () => Promise<boolean> };

/** Asks before a draft is left that is not stored, for another menu too. */
export function LeaveMenuModal({ isUnsaved, onStore }: Props) {
  const { t } = useTranslation();
  const blocker = useLeaveGuard({
    isUnsaved: () => isUnsaved,
    isLeaving: (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  });
  return <LeaveModal blocker={blocker} text={t('menus.leave')} onStore={onStore} />;
}
