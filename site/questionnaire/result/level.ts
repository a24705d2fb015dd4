import type { Texts } from '../../shared/texts.ts';

/** The levels by number, from the lowest. */
export const levelNames = ['bad', 'moderate', 'sufficient', 'good'] as const;

export type LevelName = (typeof levelNames)[number];

export const nameOfLevel = (level: number): LevelName => levelNames[level] ?? 'bad';

export const labelOfLevel = ({ check }: Texts, level: number): string => check.levels[nameOfLevel(level)];
