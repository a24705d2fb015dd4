import { type ArchBox, archPath, archRise } from './arch.ts';
import style from './illustration.module.css';

type Props = ArchBox & { bars: number; sill?: boolean };

/** A pointed window with light behind it: one mullion, `bars` bars, and optionally a sill. */
export function LitWindow({ bars, sill, ...box }: Props) {
  const { x, y, width, height } = box;
  const bottom = y + height;
  const spring = y + archRise(width);
  const step = (bottom - spring) / bars;
  const lines = Array.from({ length: bars }, (_, index) => Math.round(spring + index * step));
  return (
    <g>
      <path className={style.lit} d={`${archPath(box)}Z`} />
      <path
        className={style.lead}
        d={[`M${x + width / 2} ${y}V${bottom}`, ...lines.map((at) => `M${x} ${at}h${width}`)].join('')}
      />
      {sill && <path className={style.line} d={`M${x - 4} ${bottom}h${width + 8}`} />}
    </g>
  );
}
