import type { CheckResultQuery } from '../../generated/graphql.ts';

export type ShownResult = NonNullable<CheckResultQuery['checkResult']>;
export type ShownAdvice = ShownResult['advice'][number];

export type ShownAnswer = ShownResult['inOrder'][number];

const urgencies = ['NOW', 'YEAR', 'LATER'] as const;

export type Urgency = (typeof urgencies)[number];

/** Key of an urgency in the texts. */
export const urgencyNames = { NOW: 'now', YEAR: 'year', LATER: 'later' } as const;

/** Advice grouped by urgency, without empty groups. */
export const groupAdvice = ({ advice }: ShownResult): { urgency: Urgency; advice: ShownAdvice[] }[] =>
  urgencies
    .map((urgency) => ({ urgency, advice: advice.filter((one) => one.urgency === urgency) }))
    .filter((group) => group.advice.length > 0);

/** By effort, from 1. */
export const effortNames = ['small', 'medium', 'large'] as const;
