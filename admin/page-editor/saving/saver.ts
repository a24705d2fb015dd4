import type { CheckError } from '../checks/publication-check.ts';
import type { Change } from '../content/change-content.ts';
import { isSameContent } from '../content/compare-content.ts';
import { mergeContent } from '../content/merge-content.ts';
import type { PageContent } from '../content/page-content.ts';
import {
  afterStore,
  type Choose,
  chosenContent,
  clashesOf,
  type CommonGround,
  meetNewer,
  needsStoring,
  type ServerState,
  storableContent,
} from './common-ground.ts';
import type { SaveEvent } from './save-state.ts';

export type StoreRequest = {
  versionID: number;
  revision: number;
  content: PageContent;
  /** The history keeps what was before as a state of its own. */
  startsState: boolean;
};

export type StoreAnswer =
  | { result: 'stored'; server: ServerState }
  | { result: 'newer' | 'offline' }
  /** Without errors it is the server's own fault, and may go well another time. */
  | { result: 'failed'; errors: readonly CheckError[] };

/** What a saver works with: the server, and the screen. */
export type SaverPorts = {
  send: (request: StoreRequest) => Promise<StoreAnswer>;
  /** The newest state of the page; null where it cannot be had. */
  fetchNewest: () => Promise<ServerState | null>;
  read: () => PageContent;
  /** Rewrites the screen and every step of undo alike. */
  rewrite: (change: Change) => void;
  /** Rewrites the screen where nobody is typing; no step of undo. */
  adopt: (change: Change) => void;
  /** One step of editing, which undo takes back. */
  change: (change: Change) => void;
  report: (event: SaveEvent) => void;
  /** Work that was stored elsewhere came to the screen. */
  onMerged: (server: ServerState) => void;
};

export type StoreResult = 'stored' | 'conflict' | 'offline' | 'failed' | 'refused';

export type Draft = { ground: CommonGround; content: PageContent };

/** How often a store is repeated because others store as well. */
const ATTEMPTS = 5;

/** Keeps the screen and the server apart, and brings one to the other; one thing at a time. */
export class Saver {
  readonly #ports: SaverPorts;
  #ground: CommonGround;
  /** Whether the history has to keep what the next store replaces. */
  #startsState = false;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(start: CommonGround, ports: SaverPorts) {
    this.#ground = start;
    this.#ports = ports;
  }

  get ground(): CommonGround {
    return this.#ground;
  }

  /** Whether there is something here that the server does not have. */
  isUnsaved(): boolean {
    return this.#hasOpen() || needsStoring(this.#ground, this.#ports.read());
  }

  /** Stores what is on the screen, where there is anything to store; newer work of others is merged first. */
  store(): Promise<StoreResult> {
    return this.#inTurn(() => this.#store());
  }

  /** Brings to the screen what was stored elsewhere, if the page is at this revision by now. */
  catchUp(revision: number): Promise<void> {
    return this.#inTurn(async () => {
      if (revision <= this.#ground.revision) return;
      const server = await this.#ports.fetchNewest();
      if (server === null || server.revision <= this.#ground.revision) return;
      this.#meet(server);
      this.#reportChanged();
    });
  }

  /** Ends the open clashes; what is not taken is in the history afterwards. */
  resolve(choose: Choose): Promise<StoreResult> {
    return this.#inTurn(() => this.#resolve(choose));
  }

  /** Takes over unsaved work, also such that began on an older common ground; false where it has to wait. */
  restore(draft: Draft): Promise<boolean> {
    return this.#inTurn(async () => {
      if ((await this.#store()) !== 'stored') return false;
      const meeting = meetNewer(draft.ground, draft.content, this.#ground);
      this.#ground = { ...this.#ground, open: meeting.ground.open };
      const restored = meeting.rewrite(draft.content);
      this.#ports.change(() => restored);
      this.#reportChanged();
      return true;
    });
  }

  /** A second store would carry the revision that the first is about to raise. */
  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastTurn.then(task);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  #hasOpen(): boolean {
    return this.#ground.open.length > 0;
  }

  #reportChanged(): void {
    if (this.#hasOpen()) this.#ports.report({ type: 'conflict' });
    else this.#ports.report({ type: 'changed', isUnsaved: this.isUnsaved() });
  }

  #reportStored(): StoreResult {
    if (this.#hasOpen()) this.#ports.report({ type: 'conflict' });
    else this.#ports.report({ type: 'saved', at: new Date(), isUnsaved: this.isUnsaved() });
    return this.#hasOpen() ? 'conflict' : 'stored';
  }

  #meet(server: ServerState): void {
    const { read, rewrite, onMerged } = this.#ports;
    const isNews = !isSameContent(server.content, this.#ground.content);
    const meeting = meetNewer(this.#ground, read(), server);
    this.#ground = meeting.ground;
    rewrite(meeting.rewrite);
    if (isNews) onMerged(server);
  }

  async #store(): Promise<StoreResult> {
    if (needsStoring(this.#ground, this.#ports.read()) || this.#startsState) {
      const result = await this.#send(() => storableContent(this.#ground, this.#ports.read()));
      return result === 'stored' ? this.#reportStored() : result;
    }
    this.#reportChanged();
    return this.#hasOpen() ? 'conflict' : 'stored';
  }

  /** Sends until nobody else was faster; `toContent` is asked anew each time. */
  async #send(toContent: () => PageContent): Promise<StoreResult> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const result = await this.#sendOnce(toContent());
      if (result !== 'newer') return result;
      const server = await this.#ports.fetchNewest();
      if (server === null) break;
      this.#meet(server);
    }
    this.#ports.report({ type: 'offline' });
    return 'offline';
  }

  async #sendOnce(content: PageContent): Promise<'newer' | Exclude<StoreResult, 'conflict'>> {
    const { report, send, adopt } = this.#ports;
    report({ type: 'saving' });
    const { versionID, revision } = this.#ground;
    const answer = await send({ versionID, revision, content, startsState: this.#startsState });
    if (answer.result === 'failed') {
      report({ type: 'failed', errors: answer.errors });
      return answer.errors.length > 0 ? 'refused' : 'failed';
    }
    if (answer.result === 'offline') report({ type: 'offline' });
    if (answer.result !== 'stored') return answer.result;
    this.#startsState = false;
    const meeting = afterStore(this.#ground, content, answer.server);
    this.#ground = meeting.ground;
    if (!isSameContent(content, answer.server.content)) adopt(meeting.rewrite);
    return 'stored';
  }

  async #resolve(choose: Choose): Promise<StoreResult> {
    const screen = this.#ports.read();
    const clashes = clashesOf(this.#ground, screen);
    const mine = chosenContent(this.#ground, screen, () => 'mine');
    const chosen = chosenContent(this.#ground, screen, choose);
    if (clashes.some((clash) => choose(clash) === 'theirs')) {
      const result = await this.#storeOwnSide(mine);
      if (result !== 'stored') return result;
    }
    this.#ground = { ...this.#ground, open: [] };
    this.#startsState = true;
    this.#ports.change((content) => mergeContent({ base: mine, mine: content, theirs: chosen }).content);
    return this.#store();
  }

  /** One's own side goes to the history before it leaves the screen. */
  async #storeOwnSide(mine: PageContent): Promise<StoreResult> {
    const { revision } = this.#ground;
    this.#startsState = true;
    const toContent = () =>
      this.#ground.revision === revision ? mine : storableContent(this.#ground, this.#ports.read());
    const result = await this.#send(toContent);
    if (result !== 'stored' || this.#ground.revision <= revision + 1) return result;
    // Somebody was faster: there may be other clashes by now than those that were chosen about.
    return this.#reportStored() === 'conflict' ? 'conflict' : 'stored';
  }
}
