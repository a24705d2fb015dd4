import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './report.module.css';

/** A screen that tells how something is, in sections below each other. */
export function Report({ children }: { children: ReactNode }) {
  return <div className={classes.report}>{children}</div>;
}

type SectionProps = { title: string; note?: ReactNode; children: ReactNode };

export function ReportSection({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {note === undefined ? null : <div className={classes.note}>{note}</div>}
      {children}
    </section>
  );
}

/** Things with a name, below each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.factName}>{name}</dt>
      <dd className={classes.factValue}>{children}</dd>
    </div>
  );
}
