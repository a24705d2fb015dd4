import type { CheckResultQuery } from '../../generated/graphql.ts';

export type ShownResult = NonNullable<CheckResultQuery['checkResult']>;
export type ShownAdvice = ShownResult['advice'][number];

/** How urgent an advice is: the answer was worth nothing, a little, or nearly all. */
const urgencies = ['now', 'soon', 'later'] as const;

export type Urgency = (typeof urgencies)[number];

/** Advice by its urgency, without the groups in which there is none. */
export const groupAdvice = ({ advice }: ShownResult): { urgency: Urgency; advice: ShownAdvice[] }[] =>
  urgencies
    .map((urgency, points) => ({ urgency, advice: advice.filter((one) => one.points === points) }))
    .filter((group) => group.advice.length > 0);

/** By number, from 1. */
export const effortNames = ['small', 'medium', 'large'] as const;
