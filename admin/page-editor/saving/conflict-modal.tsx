import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './conflict-modal.module.css';

type Props = { isOpen: boolean; onLoad: () => void; onOverwrite: () => void; onClose: () => void };

/** Two ways out of a conflict, each with what it does to either's work. */
export function ConflictModal({ isOpen, onLoad, onOverwrite, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('editor.conflict.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes.text}>{t('editor.conflict.text')}</p>
      <ul className={classes.ways}>
        <li>
          <strong>{t('editor.conflict.load')}</strong>
          <span>{t('editor.conflict.loadText')}</span>
        </li>
        <li>
          <strong>{t('editor.conflict.overwrite')}</strong>
          <span>{t('editor.conflict.overwriteText')}</span>
        </li>
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={onOverwrite}>
          {t('editor.conflict.overwrite')}
        </Button>
        <Button onClick={onLoad} data-autofocus>
          {t('editor.conflict.load')}
        </Button>
      </div>
    </Modal>
  );
}
