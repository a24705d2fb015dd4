/** The twelve subjects of the check, also as options for icons. */
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
