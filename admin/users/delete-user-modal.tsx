import type { UserRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { announce, ConfirmModal } from '../shared/ui/index.ts';
import { useUserChanges } from './use-user-changes.ts';
import { getUserDisplayName } from './user-cells.tsx';

type Props = {
  /** null while the dialog is closed. */
  user: UserRowFragment | null;
  onFailed: (title: string) => void;
  onClose: () => void;
};

/** Confirms deleting a user and explains the consequences. */
export function DeleteUserModal({ user, onFailed, onClose }: Props) {
  const { t } = useTranslation();
  const changes = useUserChanges();
  const name = user ? getUserDisplayName(user) : '';

  async function remove() {
    if (user === null) return;
    if ((await changes.remove(user.id)) === 'done') announce(t('users.deleted', { name }));
    else onFailed(t('users.failedDelete', { name }));
  }

  return (
    <ConfirmModal
      isOpen={user !== null}
      title={t('users.askDelete.title', { name })}
      confirmLabel={t('users.askDelete.confirm')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('users.askDelete.message', { name, email: user?.email })}
    </ConfirmModal>
  );
}
