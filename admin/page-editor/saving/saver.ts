import type { CheckError } from '../checks/publication-check.ts';
import type { ContentChange } from '../content/change-content.ts';
import { isSameContent } from '../content/compare-content.ts';
import { mergeContent } from '../content/merge-content.ts';
import type { PageContent } from '../content/page-content.ts';
import {
  mergeStored,
  type ChooseSide,
  resolveConflicts,
  findOpenConflicts,
  type BaseVersion,
  mergeNewer,
  needsStoring,
  type ServerVersion,
  storableContent,
} from './base-version.ts';
import type { SaveEvent } from './save-state.ts';

/** A store: `revision` is the one that the content is based on. */
export type StoreRequest = {
  versionID: number;
  revision: number;
  content: PageContent;
  /** Whether the history keeps the previous content as a separate snapshot. */
  startsState: boolean;
};

/** The outcome of one request; 'newer' if the page was stored elsewhere since `revision`. */
export type StoreResponse =
  | { result: 'stored'; server: ServerVersion }
  | { result: 'newer' | 'offline' }
  /** Without errors it is an internal server error, which may be retried. */
  | { result: 'failed'; errors: readonly CheckError[] };

/** The saver's access to the server and the screen. */
export type SaverDependencies = {
  send: (request: StoreRequest) => Promise<StoreResponse>;
  /** Fetches the newest version of the page; null if the server is unreachable. */
  fetchNewest: () => Promise<ServerVersion | null>;
  getContent: () => PageContent;
  /** Changes the screen and every undo step. */
  rewriteAllSteps: (change: ContentChange) => void;
  /** Changes the screen, except the focused field, without an undo step. */
  rewriteCurrentStep: (change: ContentChange) => void;
  /** Applies an editing step, which can be undone. */
  change: (change: ContentChange) => void;
  report: (event: SaveEvent) => void;
  /** Called after a version that was stored elsewhere was merged. */
  onMerged: (server: ServerVersion) => void;
};

/** The outcome of a store with all its retries; 'refused' has errors that a retry cannot solve. */
export type StoreResult = 'stored' | 'conflict' | 'offline' | 'failed' | 'refused';

/** Unsaved content and its base version, which is `ground` in the drafts that browsers store. */
export type PageDraft = { ground: BaseVersion; content: PageContent };

/** How often a store is repeated because others stored at the same time. */
const MAX_ATTEMPTS = 5;

/** Saves the editor's content and merges newer versions from the server, one operation at a time. */
export class Saver {
  readonly #dependencies: SaverDependencies;
  #base: BaseVersion;
  /** Whether the history has to keep the content that the next store replaces. */
  #startsState = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(start: BaseVersion, dependencies: SaverDependencies) {
    this.#base = start;
    this.#dependencies = dependencies;
  }

  get base(): BaseVersion {
    return this.#base;
  }

  /** Whether there is any content that the server does not have. */
  isUnsaved(): boolean {
    return this.#hasOpenConflicts() || needsStoring(this.#base, this.#dependencies.getContent());
  }

  /** Stores the screen's content if it changed; newer versions of others are merged first. */
  store(): Promise<StoreResult> {
    return this.#enqueue(() => this.#store());
  }

  /** Merges what was stored elsewhere, if `revision` is newer than the base version. */
  catchUp(revision: number): Promise<void> {
    return this.#enqueue(async () => {
      if (revision <= this.#base.revision) return;
      const server = await this.#dependencies.fetchNewest();
      if (server === null || server.revision <= this.#base.revision) return;
      this.#mergeNewer(server);
      this.#reportChanged();
    });
  }

  /** Resolves the open conflicts; the sides that were not chosen are stored in the history. */
  resolve(choose: ChooseSide): Promise<StoreResult> {
    return this.#enqueue(() => this.#resolve(choose));
  }

  /** Restores a draft, also on an older base version; returns false if the current content cannot be stored first. */
  restore(draft: PageDraft): Promise<boolean> {
    return this.#enqueue(async () => {
      if ((await this.#store()) !== 'stored') return false;
      const merged = mergeNewer(draft.ground, draft.content, this.#base);
      this.#base = { ...this.#base, open: merged.base.open };
      const restored = merged.rewrite(draft.content);
      this.#dependencies.change(() => restored);
      this.#reportChanged();
      return true;
    });
  }

  /** Runs tasks one after the other: a parallel store would send an outdated revision. */
  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #hasOpenConflicts(): boolean {
    return this.#base.open.length > 0;
  }

  #reportChanged(): void {
    if (this.#hasOpenConflicts()) this.#dependencies.report({ type: 'conflict' });
    else this.#dependencies.report({ type: 'changed', isUnsaved: this.isUnsaved() });
  }

  #reportStored(): StoreResult {
    if (this.#hasOpenConflicts()) this.#dependencies.report({ type: 'conflict' });
    else this.#dependencies.report({ type: 'saved', at: new Date(), isUnsaved: this.isUnsaved() });
    return this.#hasOpenConflicts() ? 'conflict' : 'stored';
  }

  #mergeNewer(server: ServerVersion): void {
    const { getContent, rewriteAllSteps, onMerged } = this.#dependencies;
    const isNews = !isSameContent(server.content, this.#base.content);
    const merged = mergeNewer(this.#base, getContent(), server);
    this.#base = merged.base;
    rewriteAllSteps(merged.rewrite);
    if (isNews) onMerged(server);
  }

  async #store(): Promise<StoreResult> {
    if (needsStoring(this.#base, this.#dependencies.getContent()) || this.#startsState) {
      const result = await this.#send(() => storableContent(this.#base, this.#dependencies.getContent()));
      return result === 'stored' ? this.#reportStored() : result;
    }
    this.#reportChanged();
    return this.#hasOpenConflicts() ? 'conflict' : 'stored';
  }

  /** Sends the content; if the page was stored meanwhile, merges and sends again. `toContent` is called each time. */
  async #send(toContent: () => PageContent): Promise<StoreResult> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const result = await this.#sendOnce(toContent());
      if (result !== 'newer') return result;
      const server = await this.#dependencies.fetchNewest();
      if (server === null) break;
      this.#mergeNewer(server);
    }
    this.#dependencies.report({ type: 'offline' });
    return 'offline';
  }

  async #sendOnce(content: PageContent): Promise<'newer' | Exclude<StoreResult, 'conflict'>> {
    const { report, send, rewriteCurrentStep } = this.#dependencies;
    report({ type: 'saving' });
    const { versionID, revision } = this.#base;
    const response = await send({ versionID, revision, content, startsState: this.#startsState });
    if (response.result === 'failed') {
      report({ type: 'failed', errors: response.errors });
      return response.errors.length > 0 ? 'refused' : 'failed';
    }
    if (response.result === 'offline') report({ type: 'offline' });
    if (response.result !== 'stored') return response.result;
    this.#startsState = false;
    const merged = mergeStored(this.#base, content, response.server);
    this.#base = merged.base;
    if (!isSameContent(content, response.server.content)) rewriteCurrentStep(merged.rewrite);
    return 'stored';
  }

  async #resolve(choose: ChooseSide): Promise<StoreResult> {
    const screen = this.#dependencies.getContent();
    const conflicts = findOpenConflicts(this.#base, screen);
    const ownContent = resolveConflicts(this.#base, screen, () => 'mine');
    const chosen = resolveConflicts(this.#base, screen, choose);
    if (conflicts.some((conflict) => choose(conflict) === 'theirs')) {
      const result = await this.#storeOwnSide(ownContent);
      if (result !== 'stored') return result;
    }
    this.#base = { ...this.#base, open: [] };
    this.#startsState = true;
    this.#dependencies.change((content) => mergeContent({ base: ownContent, mine: content, theirs: chosen }).content);
    return this.#store();
  }

  /** Stores the own side, so that the history has it before the other side replaces it. */
  async #storeOwnSide(ownContent: PageContent): Promise<StoreResult> {
    const { revision } = this.#base;
    this.#startsState = true;
    const toContent = () =>
      this.#base.revision === revision ? ownContent : storableContent(this.#base, this.#dependencies.getContent());
    const result = await this.#send(toContent);
    if (result !== 'stored' || this.#base.revision <= revision + 1) return result;
    // Someone else stored meanwhile: there may be other conflicts than those that were resolved.
    return this.#reportStored() === 'conflict' ? 'conflict' : 'stored';
  }
}
