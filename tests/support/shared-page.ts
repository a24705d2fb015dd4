import { toBaseVersion, type ServerVersion } from '../../admin/page-editor/saving/base-version.ts';
import { Saver, type SaverDependencies } from '../../admin/page-editor/saving/saver.ts';
import type { SaveEvent } from '../../admin/page-editor/saving/save-state.ts';
import type { ContentChange } from '../../admin/page-editor/content/change-content.ts';
import type { PageContent } from '../../admin/page-editor/content/page-content.ts';

/** A page on an in-memory server, with the rules of storing that the saver relies on. */
export type SharedPage = {
  state: () => ServerVersion;
  /** The stored states, as in the page's history. */
  history: PageContent[];
  /** Changes content before it is stored, like sanitising does. */
  clean: ContentChange;
  isReachable: boolean;
  open: (name: string) => EditorWindow;
};

/** One editor window of the page. */
export type EditorWindow = {
  saver: Saver;
  screen: () => PageContent;
  edit: (change: ContentChange) => void;
  events: SaveEvent[];
};

export function createSharedPage(content: PageContent): SharedPage {
  let state: ServerVersion = { versionID: 1, revision: 1, content, storedBy: 'first' };
  const page: SharedPage = {
    state: () => state,
    history: [content],
    clean: (given) => given,
    isReachable: true,
    open: (name) => openWindow(page, name, (next) => (state = next)),
  };
  return page;
}

function openWindow(page: SharedPage, name: string, write: (state: ServerVersion) => void): EditorWindow {
  let screen = page.state().content;
  const events: SaveEvent[] = [];
  const apply = (change: ContentChange) => {
    screen = change(screen);
  };
  const send: SaverDependencies['send'] = async (request) => {
    if (!page.isReachable) return { result: 'offline' };
    const { revision, storedBy } = page.state();
    if (request.revision !== revision) return { result: 'newer' };
    const server = { versionID: 1, revision: revision + 1, content: page.clean(request.content), storedBy: name };
    write(server);
    // Consecutive stores of one author are one state, unless one explicitly starts a new state.
    if (storedBy === name && !request.startsState) page.history.pop();
    page.history.push(server.content);
    return { result: 'stored', server };
  };
  const saver = new Saver(toBaseVersion(page.state()), {
    send,
    fetchNewest: async () => (page.isReachable ? page.state() : null),
    getContent: () => screen,
    rewriteAllSteps: apply,
    rewriteCurrentStep: apply,
    change: apply,
    report: (event) => events.push(event),
    onMerged: () => {},
  });
  return { saver, screen: () => screen, edit: apply, events };
}
