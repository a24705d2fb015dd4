import { BlankOpening } from './opening.tsx';

export const blankParts = { Opening: BlankOpening };
