import type { RestorationFragment } from '../../generated/graphql.ts';

type Loss = RestorationFragment['lost'][number];

/** Last part of a text's key, below restoration. */
export type RestorationLine = {
  key:
    | 'onSite'
    | 'request'
    | 'plan'
    | 'notPermitted'
    | 'endPassed'
    | 'fileMissing'
    | 'planPassed'
    | 'planUseless'
    | 'translation';
  count: number;
};

const order: readonly RestorationLine['key'][] = [
  ...(['onSite', 'notPermitted', 'endPassed', 'fileMissing'] as const),
  ...(['request', 'plan', 'planPassed', 'planUseless', 'translation'] as const),
];

function keyOfLoss({ part, reason }: Loss): RestorationLine['key'] {
  if (part === 'TRANSLATION') return 'translation';
  if (part !== 'LIVE') return reason === 'TIME_PASSED' ? 'planPassed' : 'planUseless';
  if (reason === 'NOT_PERMITTED') return 'notPermitted';
  return reason === 'FILE_MISSING' ? 'fileMissing' : 'endPassed';
}

const keysOf = ({ returned, lost }: RestorationFragment): RestorationLine['key'][] => [
  ...returned.map((part) => (part === 'LIVE' ? 'onSite' : part === 'REQUEST' ? 'request' : 'plan')),
  ...lost.map(keyOfLoss),
];

/** What came back with pages out of the bin and what did not, counted, in the order of its weight. */
export function listRestorationLines(restorations: readonly RestorationFragment[]): RestorationLine[] {
  const keys = restorations.flatMap(keysOf);
  return order
    .map((key) => ({ key, count: keys.filter((one) => one === key).length }))
    .filter(({ count }) => count > 0);
}
