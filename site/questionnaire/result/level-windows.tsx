import { archPath } from '../../shared/illustrations/arch.ts';
import { levelNames, nameOfLevel } from './level.ts';
import colours from './level.module.css';
import style from './level-windows.module.css';

const STEP = 15;

/** Four equal windows, lit up to the level; shown beside its label. */
export function LevelWindows({ level }: { level: number }) {
  return (
    <svg
      className={`${style.windows} ${colours[nameOfLevel(level)]}`}
      viewBox="0 0 60 24"
      aria-hidden="true"
      focusable="false"
    >
      {levelNames.map((name, index) => (
        <path
          key={name}
          className={index <= level ? style.lit : style.dark}
          d={`${archPath({ x: 2 + index * STEP, y: 2, width: 11, height: 20 })}Z`}
        />
      ))}
    </svg>
  );
}
