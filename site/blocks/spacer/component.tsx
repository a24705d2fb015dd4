import { readFields } from '../../shared/read-fields.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { spacerDefinition } from './definition.ts';
import style from './style.module.css';

export function SpacerBlock({ block }: BlockProps) {
  const { size, line } = readFields(spacerDefinition, block);
  return (
    <div id={block.anchorPoint || undefined} className={`${style.spacer} ${style[size]}`}>
      {line && <hr className={style.line} />}
    </div>
  );
}
