/** What the contract says about the states of a page, without a server: the generated test compares the two. */

export type Role = 'administrator' | 'publisher' | 'editor' | 'analyst' | 'visitor';

const writers: readonly Role[] = ['administrator', 'publisher', 'editor'];
const reviewers: readonly Role[] = ['administrator', 'publisher'];

export type Kind =
  | 'store'
  | 'request'
  | 'revoke'
  | 'accept'
  | 'reject'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'restore';

/** Which version is named; the one asked for, or one that is not. */
export type Choice = 'requested' | 'newest' | 'first' | 'live';
export type Deed = { kind: Kind; role: Role; choice: Choice };

type Status = 'concept' | 'requested' | 'published' | 'unpublished';
type Request = {
  version: number;
  status: 'open' | 'accepted' | 'ended';
  requester: Role;
  answeredBy: Role | null;
  awaitsFeedback: boolean;
  before: { status: Status; live: number | null; publication: number };
};

/** REST's status of the answer. */
type Outcome = 200 | 401 | 403 | 404 | 409;

/** Versions are numbered from 0, publications from 1; 0 is none. */
export class PageModel {
  titles: string[];
  frozen = new Set<number>();
  status: Status = 'concept';
  live: number | null = null;
  published: number | null = null;
  publication = 0;
  publications = 0;
  deleted = false;
  requests: Request[] = [];
  readonly keepsLive: boolean;

  constructor(title: string, keepsLive: boolean) {
    this.titles = [title];
    this.keepsLive = keepsLive;
  }

  get newest(): number {
    return this.titles.length - 1;
  }

  get open(): Request | undefined {
    return this.requests.find(({ status }) => status === 'open');
  }

  choose(choice: Choice): number {
    if (choice === 'first') return 0;
    if (choice === 'live') return this.live ?? this.newest;
    return choice === 'requested' ? (this.open?.version ?? this.newest) : this.newest;
  }

  /** Does what the contract says of a deed, if it allows it. */
  perform({ kind, role, choice }: Deed, title: string): Outcome {
    if (role === 'visitor') return 401;
    if (kind === 'restore') return this.restore(role);
    const refusal = this.refusalFor(kind, role);
    if (refusal) return refusal;
    switch (kind) {
      case 'store':
        return this.store(title);
      case 'request':
        return this.request(role);
      case 'revoke':
        return this.revoke();
      case 'accept':
        return this.accept(role, this.choose(choice));
      case 'reject':
        return this.reject(this.choose(choice));
      case 'publish':
        return this.publish(role);
      case 'unpublish':
        return this.unpublish();
      case 'delete':
        return this.delete();
    }
  }

  private refusalFor(kind: Kind, role: Role): Outcome | null {
    const allowed = kind === 'store' || kind === 'request' ? writers : reviewers;
    if (kind !== 'revoke' && !allowed.includes(role)) return 403;
    if (this.deleted) return 404;
    return kind === 'revoke' && !this.mayRevoke(role) ? 403 : null;
  }

  /** Whoever may edit is told that there is nothing to revoke. */
  private mayRevoke(role: Role): boolean {
    if (reviewers.includes(role)) return true;
    return this.open ? this.open.requester === role : writers.includes(role);
  }

  private store(title: string): Outcome {
    if (this.frozen.has(this.newest)) this.titles.push(title);
    else this.titles[this.newest] = title;
    return 200;
  }

  private request(role: Role): Outcome {
    if (this.status === 'published' && this.live === this.newest) return 409;
    this.frozen.add(this.newest);
    if (this.open) {
      Object.assign(this.open, { version: this.newest, requester: role });
      return 200;
    }
    const { status, live, publication } = this;
    const before = { status, live, publication };
    const answer = { status: 'open', answeredBy: null, awaitsFeedback: false } as const;
    this.requests.push({ ...answer, version: this.newest, requester: role, before });
    Object.assign(this, { status: 'requested', published: null, publication: 0 });
    if (!this.keepsLive) this.live = null;
    return 200;
  }

  private goBack(): Outcome {
    if (!this.open) return 409;
    const { status, live, publication } = this.open.before;
    this.open.status = 'ended';
    Object.assign(this, { status, live, published: live, publication });
    return 200;
  }

  private revoke(): Outcome {
    return this.goBack();
  }

  private reject(version: number): Outcome {
    return this.open?.version === version ? this.goBack() : 409;
  }

  private accept(role: Role, version: number): Outcome {
    const last = this.requests.findLast((request) => request.version === version);
    if (last?.status === 'open') {
      Object.assign(last, { status: 'accepted', answeredBy: role });
      return this.release(version);
    }
    if (last?.status !== 'accepted' || !last.awaitsFeedback || last.answeredBy !== role) return 409;
    last.awaitsFeedback = false;
    return 200;
  }

  private publish(role: Role): Outcome {
    const { open } = this;
    if (open) Object.assign(open, { status: 'accepted', answeredBy: role, awaitsFeedback: true });
    return this.release(open?.version ?? this.newest);
  }

  private release(version: number): Outcome {
    this.frozen.add(version);
    this.publications += 1;
    const publication = this.publications;
    Object.assign(this, { status: 'published', live: version, published: version, publication });
    return 200;
  }

  private unpublish(): Outcome {
    if (this.live === null) return 409;
    if (this.open) this.open.status = 'ended';
    Object.assign(this, { status: 'unpublished', live: null, published: null, publication: 0 });
    return 200;
  }

  private delete(): Outcome {
    const before = this.open?.before.status ?? this.status;
    if (this.open) this.open.status = 'ended';
    const status = before === 'concept' ? 'concept' : 'unpublished';
    Object.assign(this, { status, live: null, published: null, publication: 0, deleted: true });
    return 200;
  }

  private restore(role: Role): Outcome {
    if (!this.deleted) return 404;
    if (!reviewers.includes(role)) return 403;
    this.deleted = false;
    return 200;
  }
}
