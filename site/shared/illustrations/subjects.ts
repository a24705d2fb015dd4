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

/** Returns the subject of a category's icon; the first subject for an unknown icon. */
export const subjectOf = (icon: string): Subject => subjects.find((subject) => subject === icon) ?? subjects[0];
