import type { BulkPage, BulkResult } from './run-each.ts';
import { useState } from 'react';
import { runEach } from './run-each.ts';
import { useBulkCalls } from './use-bulk-calls.ts';

export type BulkAction = 'publish' | 'request' | 'unpublish';

export type BulkRun = {
  /** `undo` while the run before is undone. */
  action: BulkAction | 'undo';
  done: number;
  total: number;
  /** null while it is under way. */
  results: readonly BulkResult[] | null;
};

type Send = Parameters<typeof runEach>[1]['send'];

/** Runs a bulk action over pages and undoes it, with how far it is; `onChanged` is called after each of both. */
export function useBulkRun(action: BulkAction, onChanged: () => void) {
  const calls = useBulkCalls();
  const [run, setRun] = useState<BulkRun | null>(null);

  const follow = (name: BulkRun['action'], total: number) => {
    setRun({ action: name, done: 0, total, results: null });
    return (done: number) => setRun({ action: name, done, total, results: null });
  };
  const finish = (name: BulkRun['action'], results: readonly BulkResult[]) => {
    setRun({ action: name, done: results.length, total: results.length, results });
    onChanged();
  };

  return {
    calls,
    run,
    async start(pages: readonly BulkPage[], send: Send) {
      const onProgress = follow(action, pages.length);
      finish(action, await runEach(pages, { send, onProgress }));
    },
    async undo() {
      if (action === 'request') return;
      const results = (run?.results ?? []).filter(isUndoable);
      const onProgress = follow('undo', results.length);
      finish('undo', await calls.undo({ action, results, onProgress }));
    },
  };
}

/** Whether something was done to the page that can be undone. */
export function isUndoable({ errors, publicationID }: BulkResult): boolean {
  return errors.length === 0 && publicationID !== null;
}
