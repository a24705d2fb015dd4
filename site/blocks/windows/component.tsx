import { SubjectWindow } from '../../shared/illustrations/subject-window.tsx';
import { readFields } from '../../shared/read-fields.ts';
import { SiteLink } from '../../shared/site-link.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { windowsDefinition } from './definition.ts';
import style from './style.module.css';

export function WindowsBlock({ block, locale }: BlockProps) {
  const { title, intro, windows } = readFields(windowsDefinition, block);
  const shown = windows.filter(({ label }) => label !== '');
  if (title === '' && intro === '' && shown.length === 0) return null;
  return (
    <section id={block.anchorPoint || undefined} className={style.section}>
      {title !== '' && <h2 className={style.title}>{title}</h2>}
      {intro !== '' && <p className={style.intro}>{intro}</p>}
      <ul className={style.windows}>
        {shown.map(({ key, icon, label, link }) => (
          <li key={key} className={style.window}>
            <SubjectWindow subject={icon} className={style.pane} />
            <span className={style.label}>
              <SiteLink className={style.link} link={link} locale={locale}>
                {label}
              </SiteLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
