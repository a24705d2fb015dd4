import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import type { Pair } from './choose-pair.ts';
import { groupByDay, nameDay } from './group-by-day.ts';
import classes from './snapshot-list.module.css';
import { SnapshotRow } from './snapshot-row.tsx';
import { formatLocale } from '../shared/i18n/language.ts';

type Props = {
  items: readonly HistorySnapshotFragment[];
  pair: Pair<HistorySnapshotFragment>;
  onChoose: (chosen: { after: number; before: number | null }) => void;
  onMore: (() => void) | undefined;
};

/** The states of a page by day, newest first. One is chosen, and is compared with the one before or with another. */
export function SnapshotList({ items, pair, onChoose, onMore }: Props) {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  return (
    <nav className={classes.list} aria-label={t('history.states')}>
      <p className={classes.help}>{t('history.help')}</p>
      {groupByDay(items).map(({ day, items: ofDay }) => (
        <section key={day}>
          <h2 className={classes.day}>{nameDay(day, now, formatLocale(i18n.language))}</h2>
          <ul className={classes.rows}>
            {ofDay.map((snapshot) => (
              <SnapshotRow
                key={snapshot.id}
                snapshot={snapshot}
                role={roleOf(snapshot.id, pair)}
                onChoose={() => onChoose({ after: snapshot.id, before: null })}
                onCompare={() => onChoose({ after: pair.after.id, before: snapshot.id })}
              />
            ))}
          </ul>
        </section>
      ))}
      {onMore && (
        <Button variant="default" size="xs" className={classes.more} onClick={onMore}>
          {t('history.older')}
        </Button>
      )}
    </nav>
  );
}

function roleOf(id: number, { before, after }: Pair<HistorySnapshotFragment>): 'before' | 'after' | null {
  if (id === after.id) return 'after';
  return id === before?.id ? 'before' : null;
}
