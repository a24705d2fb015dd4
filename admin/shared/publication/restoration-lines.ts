import type { RestorationFragment } from '../../generated/graphql.ts';

type LostPart = RestorationFragment['lost'][number];

/** Last part of the text key below "restoration". */
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

function getLostPartKey({ part, reason }: LostPart): RestorationLine['key'] {
  if (part === 'TRANSLATION') return 'translation';
  if (part !== 'LIVE') return reason === 'TIME_PASSED' ? 'planPassed' : 'planUseless';
  if (reason === 'NOT_PERMITTED') return 'notPermitted';
  return reason === 'FILE_MISSING' ? 'fileMissing' : 'endPassed';
}

const listLineKeys = ({ returned, lost }: RestorationFragment): RestorationLine['key'][] => [
  ...returned.map((part) => (part === 'LIVE' ? 'onSite' : part === 'REQUEST' ? 'request' : 'plan')),
  ...lost.map(getLostPartKey),
];

/** Returns what was restored with the pages and what was not, counted, the most important first. */
export function listRestorationLines(restorations: readonly RestorationFragment[]): RestorationLine[] {
  const keys = restorations.flatMap(listLineKeys);
  return order
    .map((key) => ({ key, count: keys.filter((one) => one === key).length }))
    .filter(({ count }) => count > 0);
}
