import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './conflict-notice.module.css';

type Props = { title: string; text: string; onReload: () => void; onOverwrite: () => void };

/** Somebody else saved the same in the meantime: load their version or overwrite it. */
export function ConflictNotice({ title, text, onReload, onOverwrite }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.conflict} role="alert">
      <IconAlertTriangle className="ui-warn" size={20} stroke={1.6} aria-hidden />
      <p>
        <strong>{title}</strong> {text}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onReload}>
          {t('common.conflict.reload')}
        </Button>
        <Button variant="default" onClick={onOverwrite}>
          {t('common.conflict.overwrite')}
        </Button>
      </div>
    </div>
  );
}
