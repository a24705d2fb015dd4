import { use } from 'react';
import { readFields } from '../../shared/read-fields.ts';
import { Surroundings } from '../../shared/surroundings.ts';
import { textsFor } from '../../shared/texts.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { anchorNavigationDefinition } from './definition.ts';
import style from './style.module.css';

/** Nothing while no other block of its page has an anchor. */
export function AnchorNavigationBlock({ block, locale }: BlockProps) {
  const { title } = readFields(anchorNavigationDefinition, block);
  const { anchors } = use(Surroundings);
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
