import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../field-parts/fields.module.css';

/** Progress of an upload, with a button to cancel it. */
export function UploadProgress({ name, progress, onCancel }: { name: string; progress: number; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="ui-wide">
      <div className={classes.uploadHead}>
        <span className={classes.fileName}>{t('editor.image.uploading', { name })}</span>
        <span className="ui-small ui-fixed ui-faint ui-numbers">{progress} %</span>
      </div>
      <Progress value={progress} size="sm" aria-label={t('editor.image.uploading', { name })} />
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
