import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../shared/ui/index.ts';

type Props = {
  /** The token to revoke; null while the dialog is closed. */
  token: ApiTokenRowFragment | null;
  revoke: (token: ApiTokenRowFragment) => Promise<void>;
  onClose: () => void;
};

export function RevokeTokenModal({ token, revoke, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      isOpen={token !== null}
      title={t('apiTokens.ask.title')}
      confirmLabel={t('apiTokens.revoke')}
      onConfirm={async () => {
        if (token) await revoke(token);
      }}
      onClose={onClose}
    >
      {t('apiTokens.ask.message', { name: token?.name })}
    </ConfirmModal>
  );
}
