import { type Subject, subjects } from '../shared/subjects.ts';

/** The drawing of a category; one that the site does not know is shown as the first. */
export const subjectOf = (icon: string): Subject => subjects.find((subject) => subject === icon) ?? subjects[0];
