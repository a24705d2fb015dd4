import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalFooter, ModalText } from '../ui/index.ts';

type Props = { secondsLeft: number | null; onStay: () => void };

/** Warns of the automatic sign-out; any input, or the button, cancels it. */
export function ActivityWarning({ secondsLeft, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={secondsLeft !== null}
      onClose={onStay}
      title={t('activity.title')}
      size="sm"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ModalText>{t('activity.message', { count: secondsLeft ?? 0 })}</ModalText>
      <ModalFooter>
        <Button onClick={onStay} data-autofocus>
          {t('activity.stay')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
