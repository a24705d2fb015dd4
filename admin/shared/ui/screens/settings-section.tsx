import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './settings-section.module.css';

type Props = { title: string; hint: string; children: ReactNode };

/** A section of settings: title and explanation on the left, fields on the right. */
export function SettingsSection({ title, hint, children }: Props) {
  const titleID = useId();
  return (
    <section className={classes.section} aria-labelledby={titleID}>
      <div>
        <h2 id={titleID} className={classes.sectionTitle}>
          {title}
        </h2>
        <p className={classes.hint}>{hint}</p>
      </div>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  );
}

export function SettingsSections({ children }: { children: ReactNode }) {
  return <div className={classes.sections}>{children}</div>;
}
