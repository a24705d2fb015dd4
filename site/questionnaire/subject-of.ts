import { type Subject, subjects } from '../shared/subjects.ts';

/** Returns the subject of a category's icon; the first subject for an unknown icon. */
export const subjectOf = (icon: string): Subject => subjects.find((subject) => subject === icon) ?? subjects[0];
