import { use } from 'react';
import { readFields } from '../../shared/read-fields.ts';
import { PageContext } from '../../shared/page-context.ts';
import { textsFor } from '../../shared/texts.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { anchorNavigationDefinition } from './definition.ts';
import style from './style.module.css';

/** Renders nothing if no other block of the page has an anchor. */
export function AnchorNavigationBlock({ block, locale }: BlockProps) {
  const { title } = readFields(anchorNavigationDefinition, block);
  const { anchors } = use(PageContext);
  const others = anchors.filter(({ name }) => name !== block.anchorPoint);
  if (others.length === 0) return null;
  const name = title || textsFor(locale).onThisPage;
  return (
    <nav id={block.anchorPoint || undefined} className={style.navigation} aria-label={name}>
      <p className={style.title}>{name}</p>
      <ul className={style.list}>
        {others.map((anchor) => (
          <li key={anchor.name}>
            <a className={style.link} href={`#${anchor.name}`}>
              {anchor.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
