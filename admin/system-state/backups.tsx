import type { BackupRecordDetailsFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { useCountedNoun } from '../shared/i18n/use-counted-noun.ts';
import { DescriptionItem, DescriptionList, ReportSection } from '../shared/ui/index.ts';
import classes from './system-state.module.css';

type BackupTimeProps = { name: string; never: string; command: string; record: BackupRecordDetailsFragment | null };

function BackupTime({ name, never, command, record }: BackupTimeProps) {
  const { t, i18n } = useTranslation();
  const counted = useCountedNoun();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <DescriptionItem name={name}>
      {record ? (
        <>
          <time dateTime={record.finishedAt} title={fullTime(record.finishedAt)}>
            {timeAgo(record.finishedAt)}
          </time>
          <span className="ui-dim">
            {t('systemState.contents', {
              rows: counted('rows', record.rows),
              files: counted('files', record.files),
              megabytes: (record.bytes / 1024 / 1024).toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
            })}
          </span>
        </>
      ) : (
        <span>{never}</span>
      )}
      <code className={classes.command}>{command}</code>
    </DescriptionItem>
  );
}

type Props = { lastBackup: BackupRecordDetailsFragment | null; lastRestore: BackupRecordDetailsFragment | null };

/** Times of the last backup and the last tested restore, with the commands for both. */
export function Backups({ lastBackup, lastRestore }: Props) {
  const { t } = useTranslation();
  return (
    <ReportSection title={t('dashboard.backups.title')} note={t('systemState.backupNote')}>
      <DescriptionList>
        <BackupTime
          name={t('dashboard.backups.last')}
          never={t('dashboard.backups.never')}
          command="npm run backup -- site.tar"
          record={lastBackup}
        />
        <BackupTime
          name={t('dashboard.backups.tried')}
          never={t('dashboard.backups.neverTried')}
          command="npm run restore -- --try site.tar"
          record={lastRestore}
        />
      </DescriptionList>
    </ReportSection>
  );
}
