import type { BundleChoiceInput, BundleTaskStateFragment } from '../generated/graphql.ts';
import { useEffect } from 'react';
import {
  useBundleTasksQuery,
  useDiscardBundleMutation,
  useStartExportMutation,
  useStartImportMutation,
} from '../generated/graphql.ts';
import { type CollectionName, type Outcome, submit } from '../shared/errors/index.ts';

/** Milliseconds between two looks, while something is under way and while nothing is. */
const busyPause = 700;
const calmPause = 15_000;

/** Whether a task waits or is worked on. */
export const isUnderWay = (task: BundleTaskStateFragment | null): boolean =>
  task?.state === 'WAITING' || task?.state === 'WORKING';

export type Bundles = {
  lastExport: BundleTaskStateFragment | null;
  lastImport: BundleTaskStateFragment | null;
  missingPermissions: readonly string[];
  isBusy: boolean;
};

export type BundleDeeds = {
  reload: () => Promise<void>;
  startExport: (choice: BundleChoiceInput) => Promise<Outcome>;
  startImport: (id: number) => Promise<Outcome>;
  discard: (collection: 'export' | 'import', id: number) => Promise<Outcome>;
};

/** The last export and import as they are now, looked at again and again; null before the first answer. */
export function useBundles(): { bundles: Bundles | null; hasFailed: boolean; deeds: BundleDeeds } {
  const { data, error, refetch, startPolling, stopPolling } = useBundleTasksQuery({ fetchPolicy: 'network-only' });
  const [sendExport] = useStartExportMutation();
  const [sendImport] = useStartImportMutation();
  const [sendDiscard] = useDiscardBundleMutation();
  const tasks = data?.bundleTasks;
  const isBusy = isUnderWay(tasks?.lastExport ?? null) || isUnderWay(tasks?.lastImport ?? null);

  useEffect(() => {
    startPolling(isBusy ? busyPause : calmPause);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);

  const reload = async () => void (await refetch().catch(() => undefined));
  const run = async (collection: CollectionName, call: Parameters<typeof submit>[1]): Promise<Outcome> => {
    const outcome = await submit(collection, call);
    await reload();
    return outcome;
  };
  return {
    bundles: tasks ? { ...tasks, isBusy } : null,
    hasFailed: error !== undefined && tasks === undefined,
    deeds: {
      reload,
      startExport: (choice) =>
        run('export', async () => (await sendExport({ variables: { choice } })).data?.startExport.errors),
      startImport: (id) =>
        run('import', async () => (await sendImport({ variables: { id } })).data?.startImport.errors),
      discard: (collection, id) =>
        run(collection, async () => (await sendDiscard({ variables: { id } })).data?.discardBundle.errors),
    },
  };
}
