import type { BulkPage, BulkResult } from './run-for-each-page.ts';
import { useState } from 'react';
import { runForEachPage } from './run-for-each-page.ts';
import { useBulkMutations } from './use-bulk-mutations.ts';

export type BulkAction = 'publish' | 'request' | 'unpublish';

export type BulkRun = {
  /** `undo` while the previous run is undone. */
  action: BulkAction | 'undo';
  done: number;
  total: number;
  /** null while the action is running. */
  results: readonly BulkResult[] | null;
};

type Send = Parameters<typeof runForEachPage>[1]['send'];

/** Runs and undoes a bulk action with progress. `onChanged` is called after either. */
export function useBulkRun(action: BulkAction, onChanged: () => void) {
  const mutations = useBulkMutations();
  const [run, setRun] = useState<BulkRun | null>(null);

  const startProgress = (name: BulkRun['action'], total: number) => {
    setRun({ action: name, done: 0, total, results: null });
    return (done: number) => setRun({ action: name, done, total, results: null });
  };
  const finish = (name: BulkRun['action'], results: readonly BulkResult[]) => {
    setRun({ action: name, done: results.length, total: results.length, results });
    onChanged();
  };

  return {
    calls: mutations,
    run,
    async start(pages: readonly BulkPage[], send: Send) {
      const onProgress = startProgress(action, pages.length);
      finish(action, await runForEachPage(pages, { send, onProgress }));
    },
    async undo() {
      if (action === 'request') return;
      const results = (run?.results ?? []).filter(isUndoable);
      const onProgress = startProgress('undo', results.length);
      finish('undo', await mutations.undo({ action, results, onProgress }));
    },
  };
}

/** Whether the page was changed in a way that can be undone. */
export function isUndoable({ errors, publicationID }: BulkResult): boolean {
  return errors.length === 0 && publicationID !== null;
}
