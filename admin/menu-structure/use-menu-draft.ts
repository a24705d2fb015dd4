import type { MenuDraftFragment } from '../generated/graphql.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PublishMenuDocument, StoreMenuDocument, UndoMenuPublicationDocument } from '../generated/graphql.ts';
import { errorCollections, type ErrorItem, type Outcome, submit } from '../shared/errors/index.ts';
import { type MenuRow, readRows, writeRows } from './menu-rows.ts';

/** What the server is being asked to do, or how it went; `conflict`: somebody else stored the menu meanwhile. */
type Progress = 'waiting' | 'conflict' | Outcome;

export type MenuDraft = {
  /** As the server has it. */
  menu: MenuDraftFragment;
  rows: readonly MenuRow[];
  change: (rows: readonly MenuRow[]) => void;
  isUnsaved: boolean;
  progress: Progress | undefined;
  /** Each answers whether it was done; refusals stand in the collection menus. */
  store: () => Promise<boolean>;
  publish: () => Promise<boolean>;
  undoPublication: () => Promise<boolean>;
  /** Stores the draft over what somebody else stored. */
  overwrite: () => Promise<boolean>;
};

const signatureOf = (rows: readonly MenuRow[]): string => JSON.stringify(writeRows(rows));

const isStale = (): boolean =>
  errorCollections.get('menus').some(({ code, property }) => code === 'V_07' && property === 'menu.revision');

/** The calls that change a menu; the answer of each is the menu as it is then, in the cache too. */
function useMenuCalls({ id }: MenuDraftFragment, keep: (menu: MenuDraftFragment) => void) {
  const client = useApolloClient();
  const read = (payload: { menu?: MenuDraftFragment | null; errors: readonly ErrorItem[] }): readonly ErrorItem[] => {
    if (payload.menu) keep(payload.menu);
    return payload.errors;
  };
  return {
    store: (rows: readonly MenuRow[], revision: number | null) =>
      submit('menus', async () => {
        const variables = { id, items: writeRows(rows), revision };
        const { data } = await client.mutate({ mutation: StoreMenuDocument, variables });
        return data && read(data.storeMenu);
      }),
    publish: () =>
      submit('menus', async () => {
        const { data } = await client.mutate({ mutation: PublishMenuDocument, variables: { id } });
        return data && read(data.publishMenu);
      }),
    undoPublication: () =>
      submit('menus', async () => {
        const { data } = await client.mutate({ mutation: UndoMenuPublicationDocument, variables: { id } });
        return data && read(data.undoMenuPublication);
      }),
  };
}

/** A menu that is worked on: its draft here, the one on the server, and what is done to both. */
export function useMenuDraft(loaded: MenuDraftFragment): MenuDraft {
  const [menu, keep] = useState(loaded);
  const [rows, change] = useState<readonly MenuRow[]>(() => readRows(loaded.items));
  const [stored, setStored] = useState(() => signatureOf(rows));
  const [progress, setProgress] = useState<Progress>();
  const calls = useMenuCalls(menu, keep);
  const isUnsaved = signatureOf(rows) !== stored;

  async function run(call: () => Promise<Outcome>): Promise<boolean> {
    setProgress('waiting');
    const outcome = await call();
    setProgress(outcome === 'refused' && isStale() ? 'conflict' : outcome);
    return outcome === 'done';
  }
  async function storeAt(revision: number | null): Promise<Outcome> {
    const outcome = await calls.store(rows, revision);
    if (outcome === 'done') setStored(signatureOf(rows));
    return outcome;
  }

  return {
    menu,
    rows,
    change,
    isUnsaved,
    progress,
    store: () => run(() => storeAt(menu.revision)),
    publish: () =>
      run(async () => {
        const outcome = isUnsaved ? await storeAt(menu.revision) : 'done';
        return outcome === 'done' ? calls.publish() : outcome;
      }),
    undoPublication: () => run(calls.undoPublication),
    overwrite: () => run(() => storeAt(null)),
  };
}
