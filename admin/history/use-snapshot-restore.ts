import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type HistorySnapshotFragment,
  useRestoreSnapshotBlockMutation,
  useRestoreSnapshotMutation,
} from '../generated/graphql.ts';
import { announce } from '../shared/ui/index.ts';
import type { HistoryPage } from './history-page.ts';
import { Errors } from '../generated/errors.ts';

export type RestoreRequest = { snapshot: HistorySnapshotFragment; block: { key: string; name: string } | null };

export type SnapshotRestore = {
  pending: RestoreRequest | null;
  failure: 'conflict' | 'failed' | null;
  requestRestore: (pending: RestoreRequest) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
};

type Options = { page: HistoryPage; onConflict: () => Promise<unknown> };

/**
 * Asks for confirmation, restores a version or one of its blocks, and opens the editor. The current content stays in
 * the history.
 */
export function useSnapshotRestore({ page, onConflict }: Options): SnapshotRestore {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [restoreSnapshot] = useRestoreSnapshotMutation();
  const [restoreBlock] = useRestoreSnapshotBlockMutation();
  const [pending, setPending] = useState<RestoreRequest | null>(null);
  const [failure, setFailure] = useState<SnapshotRestore['failure']>(null);

  const send = async ({ snapshot, block }: RestoreRequest) => {
    const variables = { snapshotID: snapshot.id, revision: page.pageVersion.revision };
    if (block === null) return (await restoreSnapshot({ variables })).data?.restorePageSnapshot.errors;
    return (await restoreBlock({ variables: { ...variables, blockKey: block.key } })).data?.restoreBlock.errors;
  };
  const confirm = async () => {
    if (pending === null) return;
    const errors = await send(pending).catch(() => undefined);
    if (errors?.length === 0) {
      announce(
        pending.block === null ? t('history.restored') : t('history.blockRestored', { block: pending.block.name }),
      );
      await navigate(`/pages/${page.id}`);
      return;
    }
    const isConflict = errors?.some(({ code }) => code === Errors.invalidState) ?? false;
    setFailure(isConflict ? 'conflict' : 'failed');
    if (isConflict) await onConflict();
  };
  return {
    pending,
    failure,
    requestRestore: (next) => {
      setFailure(null);
      setPending(next);
    },
    cancel: () => setPending(null),
    confirm,
  };
}
