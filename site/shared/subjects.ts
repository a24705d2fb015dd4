/** The twelve subjects of the check, as a choice of the icon that stands for them. */
export const subjects = [
  'fire',
  'theft',
  'storm',
  'lightning',
  'candles',
  'upkeep',
  'children',
  'escape',
  'money',
  'valuables',
  'privacy',
  'continuity',
] as const;

export type Subject = (typeof subjects)[number];
