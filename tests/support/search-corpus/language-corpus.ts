/** The subjects of a corpus in one language. `of` is how a title names the subject: "of the organ". */
export type Subject = { of: string; text: string };

/** An aspect of every subject; `{of}` is replaced by its name. */
export type Aspect = { title: string; text: string };

export const subjectKeys = [
  'organ',
  'bell',
  'lightning',
  'gutter',
  'candle',
  'heating',
  'window',
  'burglary',
  'collection',
  'children',
  'escape',
  'volunteers',
  'privacy',
  'silver',
] as const;
export type SubjectKey = (typeof subjectKeys)[number];

export const aspectKeys = [
  'maintenance',
  'insurance',
  'checklist',
  'costs',
  'damage',
  'responsibility',
  'inspection',
  'training',
] as const;
export type AspectKey = (typeof aspectKeys)[number];

export type LanguageCorpus = {
  subjects: Readonly<Record<SubjectKey, Subject>>;
  aspects: Readonly<Record<AspectKey, Aspect>>;
  /** A sentence that mentions another subject. */
  seeAlso: string;
};
