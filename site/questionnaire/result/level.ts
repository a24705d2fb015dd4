import type { Texts } from '../../shared/texts.ts';

/** The levels by their number, which is also the order of the windows. */
export const levelNames = ['bad', 'moderate', 'sufficient', 'good'] as const;

export type LevelName = (typeof levelNames)[number];

export const nameOfLevel = (level: number): LevelName => levelNames[level] ?? 'bad';

export const wordOfLevel = ({ check }: Texts, level: number): string => check.levels[nameOfLevel(level)];
