import { groundOf, type ServerState } from '../../admin/page-editor/saving/common-ground.ts';
import { Saver, type SaverPorts } from '../../admin/page-editor/saving/saver.ts';
import type { SaveEvent } from '../../admin/page-editor/saving/save-state.ts';
import type { Change } from '../../admin/page-editor/content/change-content.ts';
import type { PageContent } from '../../admin/page-editor/content/page-content.ts';

/** A page on a server in memory, with the rules of storing that the saver relies on. */
export type SharedPage = {
  state: () => ServerState;
  /** What stores left behind, as the history keeps it. */
  history: PageContent[];
  /** Reads a change of content before it is kept, as sanitising does. */
  clean: Change;
  isReachable: boolean;
  open: (name: string) => Window;
};

/** One editor of it. */
export type Window = {
  saver: Saver;
  screen: () => PageContent;
  edit: (change: Change) => void;
  told: SaveEvent[];
};

export function createSharedPage(content: PageContent): SharedPage {
  let state: ServerState = { versionID: 1, revision: 1, content, storedBy: 'first' };
  const page: SharedPage = {
    state: () => state,
    history: [content],
    clean: (given) => given,
    isReachable: true,
    open: (name) => openWindow(page, name, (next) => (state = next)),
  };
  return page;
}

function openWindow(page: SharedPage, name: string, write: (state: ServerState) => void): Window {
  let screen = page.state().content;
  const told: SaveEvent[] = [];
  const apply = (change: Change) => {
    screen = change(screen);
  };
  const send: SaverPorts['send'] = async (request) => {
    if (!page.isReachable) return { result: 'offline' };
    const { revision, storedBy } = page.state();
    if (request.revision !== revision) return { result: 'newer' };
    const server = { versionID: 1, revision: revision + 1, content: page.clean(request.content), storedBy: name };
    write(server);
    // Stores of one author are one state, unless one begins anew.
    if (storedBy === name && !request.startsState) page.history.pop();
    page.history.push(server.content);
    return { result: 'stored', server };
  };
  const saver = new Saver(groundOf(page.state()), {
    send,
    fetchNewest: async () => (page.isReachable ? page.state() : null),
    read: () => screen,
    rewrite: apply,
    adopt: apply,
    change: apply,
    report: (event) => told.push(event),
    onMerged: () => {},
  });
  return { saver, screen: () => screen, edit: apply, told };
}
