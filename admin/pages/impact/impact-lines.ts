import type { PageImpactQuery } from '../../generated/graphql.ts';

/** Named so that the pages that go can be told from an address that changes. */
export type Deed = 'delete' | 'unpublish' | 'move';

type Impact = PageImpactQuery['pageImpact'];

export type ImpactLine = {
  /** Last part of the text's key, below impact. */
  key: 'live' | 'requests' | 'requestsStay' | 'scheduled' | 'redirects' | 'redirectsFollow';
  count: number;
};

/** What besides links and translations is touched by a deed, in the order of its weight; a page that moves keeps most. */
export function listImpactLines(impact: Impact, deed: Deed): ImpactLine[] {
  const { livePageCount, openRequestCount, scheduledCount, redirectCount } = impact;
  const lines: ImpactLine[] =
    deed === 'move'
      ? [
          { key: 'requestsStay', count: openRequestCount },
          { key: 'redirectsFollow', count: redirectCount },
        ]
      : [
          { key: 'live', count: livePageCount },
          { key: 'requests', count: openRequestCount },
          // Taking pages off the site leaves planned publications to a choice of its own.
          { key: 'scheduled', count: deed === 'delete' ? scheduledCount : 0 },
          { key: 'redirects', count: redirectCount },
        ];
  return lines.filter(({ count }) => count > 0);
}
