import { readFields } from '../../shared/read-fields.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { headingDefinition } from './definition.ts';
import style from './style.module.css';

export function HeadingBlock({ block }: BlockProps) {
  const { text, level } = readFields(headingDefinition, block);
  const Heading = `h${level}` as const;
  return (
    <Heading id={block.anchorPoint || undefined} className={style[`level${level}`]}>
      {text}
    </Heading>
  );
}
