import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import { formatLocale } from '../shared/i18n/language.ts';
import { useFullTime } from '../shared/i18n/format-time.ts';
import { PersonMark, StatusMark } from '../shared/ui/index.ts';
import classes from './snapshot-list.module.css';

type Props = {
  snapshot: HistorySnapshotFragment;
  role: 'before' | 'after' | null;
  onChoose: () => void;
  onCompare: () => void;
};

/** Who stored when, and what became of it. */
export function SnapshotRow({ snapshot, role, onChoose, onCompare }: Props) {
  const { t, i18n } = useTranslation();
  const fullTime = useFullTime();
  const name = snapshot.author?.name ?? t('pages.removedUser');
  const time = new Date(snapshot.storedAt).toLocaleTimeString(formatLocale(i18n.language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <li className={classes.row} data-role={role ?? undefined}>
      <button
        type="button"
        className={classes.entry}
        aria-current={role === 'after' ? 'true' : undefined}
        title={fullTime(snapshot.storedAt)}
        onClick={onChoose}
      >
        <PersonMark name={name} size={22} />
        <span className={classes.version}>{t('history.version', { number: snapshot.versionNumber })}</span>
        <span className={classes.time}>{time}</span>
        <span className={classes.author}>{name}</span>
        <Became snapshot={snapshot} />
        {role !== null && <span className={classes.role}>{t(`history.roles.${role}`)}</span>}
      </button>
      {role === null && (
        <Tooltip label={t('history.compare')}>
          <ActionIcon
            className={classes.compare}
            size="sm"
            aria-label={t('history.compareNamed', { when: fullTime(snapshot.storedAt) })}
            onClick={onCompare}
          >
            <IconArrowsDiff size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

function Became({ snapshot: { live, requested, publishedAt, rejectedAt } }: { snapshot: HistorySnapshotFragment }) {
  const { t } = useTranslation();
  const fullTime = useFullTime();
  if (!live && !requested && publishedAt === null && rejectedAt === null) return null;
  return (
    <span className={classes.became}>
      {live && <StatusMark status="PUBLISHED" hasNewerWork={false} />}
      {requested && <StatusMark status="REQUESTED" hasNewerWork={false} />}
      {!live && publishedAt !== null && <span title={fullTime(publishedAt)}>{t('history.wasPublished')}</span>}
      {rejectedAt !== null && <span title={fullTime(rejectedAt)}>{t('history.wasRejected')}</span>}
    </span>
  );
}
