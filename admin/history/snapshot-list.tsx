import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import type { ComparedPair } from './compared-pair.ts';
import { groupByDay, formatDay } from './group-by-day.ts';
import classes from './snapshot-list.module.css';
import { SnapshotRow } from './snapshot-row.tsx';
import { formatLocale } from '../shared/i18n/language.ts';

type Props = {
  items: readonly HistorySnapshotFragment[];
  pair: ComparedPair<HistorySnapshotFragment>;
  onChoose: (selection: { after: number; before: number | null }) => void;
  onMore: (() => void) | undefined;
};

/** The page's versions by day, newest first. One is selected and compared with its predecessor or another one. */
export function SnapshotList({ items, pair, onChoose, onMore }: Props) {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  return (
    <nav className={classes.list} aria-label={t('history.states')}>
      <p className={classes.help}>{t('history.help')}</p>
      {groupByDay(items).map(({ day, items: dayItems }) => (
        <section key={day}>
          <h2 className={classes.day}>{formatDay(day, now, formatLocale(i18n.language))}</h2>
          <ul className="ui-list">
            {dayItems.map((snapshot) => (
              <SnapshotRow
                key={snapshot.id}
                snapshot={snapshot}
                side={sideOf(snapshot.id, pair)}
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

function sideOf(id: number, { before, after }: ComparedPair<HistorySnapshotFragment>): 'before' | 'after' | null {
  if (id === after.id) return 'after';
  return id === before?.id ? 'before' : null;
}
