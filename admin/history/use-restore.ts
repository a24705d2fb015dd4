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

export type Asked = { snapshot: HistorySnapshotFragment; block: { key: string; name: string } | null };

export type Restore = {
  asked: Asked | null;
  failure: 'conflict' | 'failed' | null;
  ask: (asked: Asked) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
};

type Options = { page: HistoryPage; onConflict: () => Promise<unknown> };

/** Asks, brings a state or one block of it back, and leads to the editor. What the page holds now stays in its history. */
export function useRestore({ page, onConflict }: Options): Restore {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [restoreSnapshot] = useRestoreSnapshotMutation();
  const [restoreBlock] = useRestoreSnapshotBlockMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<Restore['failure']>(null);

  const send = async ({ snapshot, block }: Asked) => {
    const variables = { snapshotID: snapshot.id, revision: page.pageVersion.revision };
    if (block === null) return (await restoreSnapshot({ variables })).data?.restorePageSnapshot.errors;
    return (await restoreBlock({ variables: { ...variables, blockKey: block.key } })).data?.restoreBlock.errors;
  };
  const confirm = async () => {
    if (asked === null) return;
    const errors = await send(asked).catch(() => undefined);
    if (errors?.length === 0) {
      announce(asked.block === null ? t('history.restored') : t('history.blockRestored', { block: asked.block.name }));
      await navigate(`/pages/${page.id}`);
      return;
    }
    const isConflict = errors?.some(({ code }) => code === 'V_07') ?? false;
    setFailure(isConflict ? 'conflict' : 'failed');
    if (isConflict) await onConflict();
  };
  return {
    asked,
    failure,
    ask: (next) => {
      setFailure(null);
      setAsked(next);
    },
    cancel: () => setAsked(null),
    confirm,
  };
}
