import type { BundleChoiceInput, BundleTaskStateFragment } from '../generated/graphql.ts';
import { useEffect } from 'react';
import {
  useBundleTasksQuery,
  useDiscardBundleMutation,
  useStartExportMutation,
  useStartImportMutation,
} from '../generated/graphql.ts';
import { type ErrorCollectionName, type MutationData, type Outcome, submitMutation } from '../shared/errors/index.ts';

/** Poll intervals while a task is running, and while none is. */
const busyPollMs = 700;
const idlePollMs = 15_000;

/** Whether a task is queued or running. */
export const isTaskRunning = (task: BundleTaskStateFragment | null): boolean =>
  task?.state === 'WAITING' || task?.state === 'WORKING';

export type BundleTasks = {
  lastExport: BundleTaskStateFragment | null;
  lastImport: BundleTaskStateFragment | null;
  missingPermissions: readonly string[];
  isBusy: boolean;
};

export type BundleActions = {
  reload: () => Promise<void>;
  startExport: (selection: BundleChoiceInput) => Promise<Outcome>;
  startImport: (id: number) => Promise<Outcome>;
  discard: (collection: 'export' | 'import', id: number) => Promise<Outcome>;
};

/** The last export and import, polled from the server; null until the first response. */
export function useBundles(): { bundles: BundleTasks | null; hasFailed: boolean; actions: BundleActions } {
  const { data, error, refetch, startPolling, stopPolling } = useBundleTasksQuery({ fetchPolicy: 'network-only' });
  const [sendExport] = useStartExportMutation();
  const [sendImport] = useStartImportMutation();
  const [sendDiscard] = useDiscardBundleMutation();
  const tasks = data?.bundleTasks;
  const isBusy = isTaskRunning(tasks?.lastExport ?? null) || isTaskRunning(tasks?.lastImport ?? null);

  useEffect(() => {
    startPolling(isBusy ? busyPollMs : idlePollMs);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);

  const reload = async () => void (await refetch().catch(() => undefined));
  const run = async (collection: ErrorCollectionName, call: () => Promise<{ data?: MutationData }>) => {
    const { outcome } = await submitMutation(collection, call);
    await reload();
    return outcome;
  };
  return {
    bundles: tasks ? { ...tasks, isBusy } : null,
    hasFailed: error !== undefined && tasks === undefined,
    actions: {
      reload,
      startExport: (selection) => run('export', () => sendExport({ variables: { choice: selection } })),
      startImport: (id) => run('import', () => sendImport({ variables: { id } })),
      discard: (collection, id) => run(collection, () => sendDiscard({ variables: { id } })),
    },
  };
}
