import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './report-layout.module.css';

/** Layout of a screen with report sections. */
export function ReportLayout({ children }: { children: ReactNode }) {
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

/** A list of names with their values. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.item}>
      <dt className="ui-dim">{name}</dt>
      <dd className={classes.itemValue}>{children}</dd>
    </div>
  );
}
