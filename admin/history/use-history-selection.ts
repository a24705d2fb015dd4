import { useMemo, useState } from 'react';
import type { HistorySnapshotFragment } from '../generated/graphql.ts';
import { selectComparedPair, selectRestoreSource, type ComparedPair } from './compared-pair.ts';
import { useUrlParams } from '../shared/url/index.ts';

export const comparisonViews = ['words', 'pages', 'after'] as const;
export type ComparisonView = (typeof comparisonViews)[number];

export type HistorySelection = {
  pair: ComparedPair<HistorySnapshotFragment> | null;
  newestID: number;
  /** The version that the primary action restores; null if there is no earlier one. */
  restoreSource: HistorySnapshotFragment | null;
  view: ComparisonView;
  /** Key of the block that both previews scroll to. */
  selectedBlock: string | null;
  selectPair: (selection: { after: number; before: number | null }) => void;
  setView: (view: ComparisonView) => void;
  selectBlock: (selectedBlock: string | null) => void;
};

/** The selected versions and view, stored in the address so that links and reloads keep them. */
export function useHistorySelection(items: readonly HistorySnapshotFragment[]): HistorySelection {
  const [params, setParams] = useUrlParams();
  const [selectedBlock, selectBlock] = useState<string | null>(null);
  const after = parseID(params.get('after'));
  const before = parseID(params.get('before'));
  const view = comparisonViews.find((name) => name === params.get('view')) ?? 'words';
  const pair = useMemo(() => selectComparedPair(items, { before, after }), [items, before, after]);
  const newestID = items[0]?.id ?? 0;
  return {
    pair,
    newestID,
    restoreSource: pair && selectRestoreSource(pair, newestID, 'page'),
    view,
    selectedBlock,
    selectPair: (selection) => {
      selectBlock(null);
      setParams(
        (current) => {
          current.set('after', String(selection.after));
          if (selection.before === null) current.delete('before');
          else current.set('before', String(selection.before));
          return current;
        },
        { replace: true },
      );
    },
    setView: (next) =>
      setParams(
        (current) => {
          current.set('view', next);
          return current;
        },
        { replace: true },
      ),
    selectBlock,
  };
}

function parseID(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
