import type { BackupMomentFragment } from '../generated/graphql.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import classes from './system-state.module.css';

type MomentProps = { name: string; never: string; command: string; record: BackupMomentFragment | null };

function Moment({ name, never, command, record }: MomentProps) {
  const { t, i18n } = useTranslation();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  const number = (value: number, digits = 0) => value.toLocaleString(i18n.language, { maximumFractionDigits: digits });
  return (
    <div className={classes.fact}>
      <dt className={classes.factName}>{name}</dt>
      <dd>
        {record ? (
          <>
            <time dateTime={record.finishedAt} title={fullTime(record.finishedAt)}>
              {timeAgo(record.finishedAt)}
            </time>
            <span className={classes.dim}>
              {t('systemState.contents', {
                rows: number(record.rows),
                files: number(record.files),
                megabytes: number(record.bytes / 1024 / 1024, 1),
              })}
            </span>
          </>
        ) : (
          <span>{never}</span>
        )}
        <code className={classes.command}>{command}</code>
      </dd>
    </div>
  );
}

type Props = { lastBackup: BackupMomentFragment | null; lastRestore: BackupMomentFragment | null };

/** When the installation was last backed up, when that was last tried out, and the commands for both. */
export function Backups({ lastBackup, lastRestore }: Props) {
  const { t } = useTranslation();
  const titleID = useId();
  return (
    <section className={classes.section} aria-labelledby={titleID}>
      <h2 id={titleID} className={classes.title}>
        {t('dashboard.backups.title')}
      </h2>
      <p className={classes.note}>{t('systemState.backupNote')}</p>
      <dl className={classes.facts}>
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
      </dl>
    </section>
  );
}
