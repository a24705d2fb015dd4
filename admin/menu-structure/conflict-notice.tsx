import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './menu-structure.module.css';

type Props = { onReload: () => void; onOverwrite: () => void };

/** Somebody else stored the menu meanwhile: their work or one's own. */
export function ConflictNotice({ onReload, onOverwrite }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.conflict} role="alert">
      <IconAlertTriangle className={classes.conflictIcon} size={20} stroke={1.6} aria-hidden />
      <p>
        <strong>{t('menus.conflict.title')}</strong> {t('menus.conflict.text')}
      </p>
      <div className={classes.conflictActions}>
        <Button variant="default" onClick={onReload}>
          {t('menus.conflict.reload')}
        </Button>
        <Button variant="default" onClick={onOverwrite}>
          {t('menus.conflict.overwrite')}
        </Button>
      </div>
    </div>
  );
}
