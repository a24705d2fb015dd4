import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import { LocaleFlag } from '../shared/ui/index.ts';
import type { HistoryPage } from './history-page.ts';
import classes from './history-screen.module.css';
import type { RestoreRequest } from './use-snapshot-restore.ts';
import { useFormatSnapshotTime } from './use-format-snapshot-time.ts';

type Props = {
  page: HistoryPage;
  restoreSource: HistorySnapshotFragment | null;
  onRestore: (request: RestoreRequest) => void;
};

export function HistoryBar({ page, restoreSource, onRestore }: Props) {
  const { t } = useTranslation();
  const formatTime = useFormatSnapshotTime();
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to={`/pages/${page.id}`} aria-label={t('history.toEditor')}>
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className="ui-heading ui-fixed ui-size-15 ui-line-20">{t('history.title')}</h1>
      <span className={classes.pageTitle}>{page.title || t('editor.untitled')}</span>
      <span className={classes.locale}>
        <LocaleFlag locale={page.locale} />
        {page.locale}
      </span>
      <div className="ui-row ui-fixed ui-gap-10 ui-end">
        {!page.viewerCanEdit && <span className="ui-dim ui-size-13">{t('editor.save.readOnly')}</span>}
        {page.viewerCanEdit && restoreSource && (
          <Button
            leftSection={<IconArrowBackUp size={17} stroke={1.6} aria-hidden />}
            onClick={() => onRestore({ snapshot: restoreSource, block: null })}
          >
            <span className={classes.long}>
              {t('history.restore', { number: restoreSource.versionNumber, when: formatTime(restoreSource.storedAt) })}
            </span>
            <span className={classes.short}>{t('history.ask.confirm')}</span>
          </Button>
        )}
      </div>
    </header>
  );
}
