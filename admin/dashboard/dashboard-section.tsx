import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import classes from './dashboard-section.module.css';

type Props = { title: string; count?: number | undefined; action?: ReactNode; children: ReactNode };

/** A dashboard section with a title, a count and rows. */
export function DashboardSection({ title, count, action, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="ui-size-14 ui-weight-620 ui-line-20">
          {title}
        </h2>
        {count === undefined ? null : <span className="ui-dim ui-numbers">{count}</span>}
        <span className="ui-end">{action}</span>
      </div>
      {children}
    </section>
  );
}

export function DashboardRows({ children }: { children: ReactNode }) {
  return <ul className="ui-list">{children}</ul>;
}

export function DashboardRow({ children }: { children: ReactNode }) {
  return <li className={classes.row}>{children}</li>;
}

export function DashboardNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

export function DashboardTime({ iso }: { iso: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time className={classes.time} dateTime={iso} title={fullTime(iso)}>
      {timeAgo(iso)}
    </time>
  );
}
