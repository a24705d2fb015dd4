import { useMemo, useState } from 'react';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import { choosePair, chooseRestored, type Pair } from './choose-pair.ts';
import { useAddressParams } from '../shared/address/index.ts';

export const views = ['words', 'pages', 'after'] as const;
export type View = (typeof views)[number];

export type HistoryChoice = {
  pair: Pair<HistorySnapshotFragment> | null;
  newestID: number;
  /** What the primary action brings back; null where there is nothing before. */
  restored: HistorySnapshotFragment | null;
  view: View;
  /** Key of the block that both sides show. */
  block: string | null;
  choose: (chosen: { after: number; before: number | null }) => void;
  show: (view: View) => void;
  select: (block: string | null) => void;
};

/** What is compared and how it is shown; kept in the address, so that it can be shared and survives a reload. */
export function useHistoryChoice(items: readonly HistorySnapshotFragment[]): HistoryChoice {
  const [params, setParams] = useAddressParams();
  const [block, select] = useState<string | null>(null);
  const after = readNumber(params.get('after'));
  const before = readNumber(params.get('before'));
  const view = views.find((name) => name === params.get('view')) ?? 'words';
  const pair = useMemo(() => choosePair(items, { before, after }), [items, before, after]);
  const newestID = items[0]?.id ?? 0;
  return {
    pair,
    newestID,
    restored: pair && chooseRestored(pair, newestID, 'page'),
    view,
    block,
    choose: (chosen) => {
      select(null);
      setParams(
        (present) => {
          present.set('after', String(chosen.after));
          if (chosen.before === null) present.delete('before');
          else present.set('before', String(chosen.before));
          return present;
        },
        { replace: true },
      );
    },
    show: (next) =>
      setParams(
        (present) => {
          present.set('view', next);
          return present;
        },
        { replace: true },
      ),
    select,
  };
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
