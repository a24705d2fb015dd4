import type { CheckResultQuery } from '../../generated/graphql.ts';

export type ShownResult = NonNullable<CheckResultQuery['checkResult']>;
export type ShownAdvice = ShownResult['advice'][number];

/** The urgency of an advice: the answer scored nothing, little, or nearly everything. */
const urgencies = ['now', 'soon', 'later'] as const;

export type Urgency = (typeof urgencies)[number];

/** Advice grouped by urgency, without empty groups. */
export const groupAdvice = ({ advice }: ShownResult): { urgency: Urgency; advice: ShownAdvice[] }[] =>
  urgencies
    .map((urgency, points) => ({ urgency, advice: advice.filter((one) => one.points === points) }))
    .filter((group) => group.advice.length > 0);

/** By effort, from 1. */
export const effortNames = ['small', 'medium', 'large'] as const;
