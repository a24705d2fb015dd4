import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../ui/confirm-modal.module.css';

type Props = { secondsLeft: number | null; onStay: () => void };

/** Says that the sign-out is near; any input takes it back, the button too. */
export function ActivityWarning({ secondsLeft, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={secondsLeft !== null}
      onClose={onStay}
      title={t('activity.title')}
      size="sm"
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ body: classes.body }}
    >
      <p className={classes.text}>{t('activity.message', { count: secondsLeft ?? 0 })}</p>
      <div className={classes.footer}>
        <Button onClick={onStay} data-autofocus>
          {t('activity.stay')}
        </Button>
      </div>
    </Modal>
  );
}
