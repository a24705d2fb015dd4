import type { BackupMomentFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { useCounted } from '../shared/i18n/use-counted.ts';
import { Fact, Facts, ReportSection } from '../shared/ui/index.ts';
import classes from './system-state.module.css';

type MomentProps = { name: string; never: string; command: string; record: BackupMomentFragment | null };

function Moment({ name, never, command, record }: MomentProps) {
  const { t, i18n } = useTranslation();
  const counted = useCounted();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <Fact name={name}>
      {record ? (
        <>
          <time dateTime={record.finishedAt} title={fullTime(record.finishedAt)}>
            {timeAgo(record.finishedAt)}
          </time>
          <span className={classes.dim}>
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
    </Fact>
  );
}

type Props = { lastBackup: BackupMomentFragment | null; lastRestore: BackupMomentFragment | null };

/** When the installation was last backed up, when that was last tried out, and the commands for both. */
export function Backups({ lastBackup, lastRestore }: Props) {
  const { t } = useTranslation();
  return (
    <ReportSection title={t('dashboard.backups.title')} note={t('systemState.backupNote')}>
      <Facts>
        <Moment
          name={t('dashboard.backups.last')}
          never={t('dashboard.backups.never')}
          command="npm run backup -- site.tar"
          record={lastBackup}
        />
        <Moment
          name={t('dashboard.backups.tried')}
          never={t('dashboard.backups.neverTried')}
          command="npm run restore -- --try site.tar"
          record={lastRestore}
        />
      </Facts>
    </ReportSection>
  );
}
