import type { ErrorFieldsFragment, MenuDraftFragment } from '../generated/graphql.ts';
import { useState } from 'react';
import { usePublishMenuMutation, useStoreMenuMutation, useUndoMenuPublicationMutation } from '../generated/graphql.ts';
import { errorCollections, type Outcome, submitMutation } from '../shared/errors/index.ts';
import { type MenuRow, flattenMenuItems, nestMenuRows } from './menu-rows.ts';
import { Errors } from '../generated/errors.ts';

/** State of the last call; `conflict`: somebody else saved the menu in the meantime. */
type MenuProgress = 'waiting' | 'conflict' | Outcome;

export type MenuDraft = {
  /** The menu as last received from the server. */
  menu: MenuDraftFragment;
  rows: readonly MenuRow[];
  change: (rows: readonly MenuRow[]) => void;
  isUnsaved: boolean;
  progress: MenuProgress | undefined;
  /** Each returns whether it succeeded. Errors are stored in the error collection "menus". */
  store: () => Promise<boolean>;
  publish: () => Promise<boolean>;
  undoPublication: () => Promise<boolean>;
  /** Saves the draft over somebody else's version. */
  overwrite: () => Promise<boolean>;
};

const serializeRows = (rows: readonly MenuRow[]): string => JSON.stringify(nestMenuRows(rows));

const isConflict = (): boolean =>
  errorCollections
    .get('menus')
    .some(({ code, property }) => code === Errors.invalidState && property === 'menu.revision');

type MenuMutation = { menu: MenuDraftFragment | null; errors: readonly ErrorFieldsFragment[] };

/** The mutations of a menu; each response updates the menu and the Apollo cache. */
function useMenuMutations({ id }: MenuDraftFragment, setMenu: (menu: MenuDraftFragment) => void) {
  const [storeMenu] = useStoreMenuMutation();
  const [publishMenu] = usePublishMenuMutation();
  const [undoPublication] = useUndoMenuPublicationMutation();
  async function run(call: () => Promise<{ data?: Record<string, MenuMutation> }>): Promise<Outcome> {
    const { outcome, payload } = await submitMutation('menus', call);
    if (payload?.menu) setMenu(payload.menu);
    return outcome;
  }
  return {
    store: (rows: readonly MenuRow[], revision: number | null) =>
      run(() => storeMenu({ variables: { id, items: nestMenuRows(rows), revision } })),
    publish: () => run(() => publishMenu({ variables: { id } })),
    undoPublication: () => run(() => undoPublication({ variables: { id } })),
  };
}

/** State of a menu being edited: the local draft, the server's version and the actions on them. */
export function useMenuDraft(loaded: MenuDraftFragment): MenuDraft {
  const [menu, setMenu] = useState(loaded);
  const [rows, change] = useState<readonly MenuRow[]>(() => flattenMenuItems(loaded.items));
  const [storedRows, setStoredRows] = useState(() => serializeRows(rows));
  const [progress, setProgress] = useState<MenuProgress>();
  const mutations = useMenuMutations(menu, setMenu);
  const isUnsaved = serializeRows(rows) !== storedRows;

  async function run(call: () => Promise<Outcome>): Promise<boolean> {
    setProgress('waiting');
    const outcome = await call();
    setProgress(outcome === 'refused' && isConflict() ? 'conflict' : outcome);
    return outcome === 'done';
  }
  async function storeAt(revision: number | null): Promise<Outcome> {
    const outcome = await mutations.store(rows, revision);
    if (outcome === 'done') setStoredRows(serializeRows(rows));
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
        return outcome === 'done' ? mutations.publish() : outcome;
      }),
    undoPublication: () => run(mutations.undoPublication),
    overwrite: () => run(() => storeAt(null)),
  };
}
