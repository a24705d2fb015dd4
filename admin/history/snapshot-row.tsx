import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import { formatLocale } from '../shared/i18n/language.ts';
import { useFullTime } from '../shared/i18n/format-time.ts';
import { UserAvatar, StatusBadge } from '../shared/ui/index.ts';
import classes from './snapshot-list.module.css';

type Props = {
  snapshot: HistorySnapshotFragment;
  side: 'before' | 'after' | null;
  onChoose: () => void;
  onCompare: () => void;
};

/** Who saved the version, when, and its status. */
export function SnapshotRow({ snapshot, side, onChoose, onCompare }: Props) {
  const { t, i18n } = useTranslation();
  const fullTime = useFullTime();
  const name = snapshot.author?.name ?? t('pages.removedUser');
  const time = new Date(snapshot.storedAt).toLocaleTimeString(formatLocale(i18n.language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <li className={classes.row} data-role={side ?? undefined}>
      <button
        type="button"
        className={classes.entry}
        aria-current={side === 'after' ? 'true' : undefined}
        title={fullTime(snapshot.storedAt)}
        onClick={onChoose}
      >
        <UserAvatar name={name} size={22} />
        <span className="ui-weight-560">{t('history.version', { number: snapshot.versionNumber })}</span>
        <span className={classes.time}>{time}</span>
        <span className="ui-truncate ui-dim">{name}</span>
        <PublicationMarks snapshot={snapshot} />
        {side !== null && <span className={classes.side}>{t(`history.roles.${side}`)}</span>}
      </button>
      {side === null && (
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

function PublicationMarks({
  snapshot: { live, requested, publishedAt, rejectedAt },
}: {
  snapshot: HistorySnapshotFragment;
}) {
  const { t } = useTranslation();
  const fullTime = useFullTime();
  if (!live && !requested && publishedAt === null && rejectedAt === null) return null;
  return (
    <span className={classes.marks}>
      {live && <StatusBadge status="PUBLISHED" hasNewerWork={false} />}
      {requested && <StatusBadge status="REQUESTED" hasNewerWork={false} />}
      {!live && publishedAt !== null && <span title={fullTime(publishedAt)}>{t('history.wasPublished')}</span>}
      {rejectedAt !== null && <span title={fullTime(rejectedAt)}>{t('history.wasRejected')}</span>}
    </span>
  );
}
