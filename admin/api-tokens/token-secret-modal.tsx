import { ActionIcon, Button, Modal, TextInput, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { announce, ModalFooter, useReturnFocus } from '../shared/ui/index.ts';
import classes from './api-tokens.module.css';

type Props = { name: string; secret: string; onClose: () => void };

/** Shows a new token's secret, which the server cannot tell again; a click beside it does not close it. */
export function TokenSecretModal({ name, secret, onClose }: Props) {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  useReturnFocus();
  const label = copied ? t('apiTokens.secret.copied') : t('apiTokens.secret.copy');
  const Icon = copied ? IconCheck : IconCopy;
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
        <p className={classes.once}>{t('apiTokens.secret.once')}</p>
        <TextInput
          label={t('apiTokens.secret.label')}
          description={t('apiTokens.secret.use')}
          inputWrapperOrder={['label', 'input', 'description']}
          classNames={{ input: classes.code ?? '' }}
          value={secret}
          readOnly
          spellCheck={false}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          rightSection={
            <Tooltip label={label}>
              <ActionIcon
                aria-label={label}
                onClick={() => {
                  copy(secret);
                  announce(t('apiTokens.secret.copied'));
                }}
              >
                <Icon size={17} stroke={1.6} aria-hidden />
              </ActionIcon>
            </Tooltip>
          }
        />
      </div>
      <ModalFooter>
        <Button onClick={onClose}>{t('apiTokens.secret.done')}</Button>
      </ModalFooter>
    </Modal>
  );
}
