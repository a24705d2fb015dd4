import type { PageImpactQuery } from '../../generated/graphql.ts';

/** `move` means a changed address. */
export type ImpactAction = 'delete' | 'unpublish' | 'move';

type Impact = PageImpactQuery['pageImpact'];

export type ImpactLine = {
  /** Last part of the text key below "impact". */
  key: 'live' | 'requests' | 'requestsStay' | 'scheduled' | 'redirects' | 'redirectsFollow';
  count: number;
};

/**
 * Returns the consequences other than for links and translations, the most important first. A moved page keeps most of
 * what it has.
 */
export function listImpactLines(impact: Impact, action: ImpactAction): ImpactLine[] {
  const { livePageCount, openRequestCount, scheduledCount, redirectCount } = impact;
  const lines: ImpactLine[] =
    action === 'move'
      ? [
          { key: 'requestsStay', count: openRequestCount },
          { key: 'redirectsFollow', count: redirectCount },
        ]
      : [
          { key: 'live', count: livePageCount },
          { key: 'requests', count: openRequestCount },
          // When unpublishing, scheduled publications are a separate choice.
          { key: 'scheduled', count: action === 'delete' ? scheduledCount : 0 },
          { key: 'redirects', count: redirectCount },
        ];
  return lines.filter(({ count }) => count > 0);
}
