import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import { Flag } from '../shared/ui/index.ts';
import type { HistoryPage } from './history-page.ts';
import classes from './history-screen.module.css';
import type { Asked } from './use-restore.ts';
import { useSnapshotTime } from './use-snapshot-time.ts';

type Props = {
  page: HistoryPage;
  restored: HistorySnapshotFragment | null;
  onRestore: (asked: Asked) => void;
};

export function HistoryBar({ page, restored, onRestore }: Props) {
  const { t } = useTranslation();
  const timeOf = useSnapshotTime();
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to={`/pages/${page.id}`} aria-label={t('history.toEditor')}>
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title}>{t('history.title')}</h1>
      <span className={classes.of}>{page.title || t('editor.untitled')}</span>
      <span className={classes.locale}>
        <Flag locale={page.locale} />
        {page.locale}
      </span>
      <div className={classes.end}>
        {!page.viewerCanEdit && <span className={classes.why}>{t('editor.save.readOnly')}</span>}
        {page.viewerCanEdit && restored && (
          <Button
            leftSection={<IconArrowBackUp size={17} stroke={1.6} aria-hidden />}
            onClick={() => onRestore({ snapshot: restored, block: null })}
          >
            <span className={classes.long}>
              {t('history.restore', { number: restored.versionNumber, when: timeOf(restored.storedAt) })}
            </span>
            <span className={classes.short}>{t('history.ask.confirm')}</span>
          </Button>
        )}
      </div>
    </header>
  );
}
