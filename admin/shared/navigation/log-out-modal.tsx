import { useTranslation } from 'react-i18next';
import { useLogout } from '../session/index.ts';
import { ConfirmModal } from '../ui/modals/confirm-modal.tsx';

/** Confirms logging out. */
export function LogOutModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const logOut = useLogout();
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={t('auth.logout.title')}
      confirmLabel={t('auth.logout.confirm')}
      cancelLabel={t('auth.logout.cancel')}
      onConfirm={logOut}
      onClose={onClose}
    >
      {t('auth.logout.message')}
    </ConfirmModal>
  );
}
