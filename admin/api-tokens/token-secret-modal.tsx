import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyField, ModalFooter, useReturnFocus } from '../shared/ui/index.ts';
import classes from './api-tokens.module.css';

type Props = { name: string; secret: string; onClose: () => void };

/** Shows a new token's secret. The server cannot show it again, so a click outside does not close the dialog. */
export function TokenSecretModal({ name, secret, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('apiTokens.secret.title', { name })}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.secret}>
        <p className="ui-text">{t('apiTokens.secret.once')}</p>
        <CopyField
          label={t('apiTokens.secret.label')}
          description={t('apiTokens.secret.use')}
          value={secret}
          copyLabel={t('apiTokens.secret.copy')}
          copiedLabel={t('apiTokens.secret.copied')}
          inputClass={classes.code}
          data-autofocus
        />
      </div>
      <ModalFooter>
        <Button onClick={onClose}>{t('apiTokens.secret.done')}</Button>
      </ModalFooter>
    </Modal>
  );
}
