import {
  accept,
  cancelPlan,
  carryOut,
  goBack,
  type ModelPage,
  type ModelPlan,
  newest,
  newPage,
  openRequest,
  type Outcome,
  pending,
  plan,
  publish,
  remove,
  request,
  restore,
  store,
  unpublish,
} from './model-page.ts';

type Right = 'edit' | 'create' | 'publish' | 'delete';

/** What somebody may do; with a locale, in that one alone. A token acts in the name of its user. */
const rights = {
  administrator: { may: ['edit', 'create', 'publish', 'delete'] },
  publisher: { may: ['edit', 'create', 'publish', 'delete'] },
  editor: { may: ['edit', 'create'] },
  dutch: { may: ['edit', 'create', 'publish', 'delete'], locale: 'nl-nl' },
  cleaner: { may: ['delete'] },
  analyst: { may: [] },
  token: { may: ['edit', 'publish'], user: 'publisher' },
  visitor: { may: [] },
} as const satisfies Record<string, { may: readonly Right[]; locale?: string; user?: string }>;

export type Actor = keyof typeof rights;

const neededRight = {
  store: 'edit',
  request: 'edit',
  revoke: null,
  accept: 'publish',
  reject: 'publish',
  publish: 'publish',
  unpublish: 'publish',
  delete: 'delete',
  restore: 'delete',
  'plan-publish': 'publish',
  'plan-unpublish': 'publish',
  'cancel-plan': 'publish',
  move: 'edit',
  tag: 'edit',
  translate: 'create',
} as const satisfies Record<string, Right | null>;

export type Kind = keyof typeof neededRight;
export const kinds = Object.keys(neededRight) as Kind[];

/** `others` are pages that a call for several takes along; `number` chooses a version, a plan, a slug or tags. */
export type Step = {
  kind: Kind;
  actor: Actor;
  edge: 'REST' | 'GraphQL';
  page: number;
  others: number[];
  number: number;
  title: string;
};

export const bulkKinds: readonly Kind[] = ['publish', 'unpublish', 'delete', 'restore'];

const identity = (actor: Actor): string => {
  const facts: { may: readonly Right[]; user?: string } = rights[actor];
  return facts.user ?? actor;
};

function may(actor: Actor, right: Right, locale: string | null): boolean {
  const facts: { may: readonly Right[]; locale?: string } = rights[actor];
  return facts.may.includes(right) && (facts.locale === undefined || locale === null || facts.locale === locale);
}

/** All pages of a site, its addresses, and the setting that requests depend on. */
export class WorkflowModel {
  pages: ModelPage[];
  keepsLive = true;
  #groups: number;
  /** Who left an address last. */
  #left = new Map<string, number>();

  constructor(slugs: readonly string[], titles: readonly string[]) {
    this.pages = slugs.map((slug, group) => newPage({ locale: 'en', slug, group, tags: [] }, titles[group] ?? ''));
    this.#groups = slugs.length;
  }

  pageAt(number: number): ModelPage {
    const page = this.pages[number];
    if (!page) throw new Error(`no page ${number}`);
    return page;
  }

  /** The version that a step names: mostly the requested one. */
  versionOf({ page: number, number: choice }: Step): number {
    const page = this.pageAt(number);
    const wanted = [openRequest(page)?.version, openRequest(page)?.version, newest(page), 0, page.live ?? undefined];
    return wanted[choice % wanted.length] ?? newest(page);
  }

  planOf({ page, number }: Step): ModelPlan | undefined {
    const { plans } = this.pageAt(page);
    return pending(this.pageAt(page))[0] ?? plans[number % Math.max(plans.length, 1)];
  }

  /** Does a step to all its pages or to none. */
  perform(step: Step, at: number): Outcome {
    if (step.actor === 'visitor') return 401;
    const right = neededRight[step.kind];
    const pages = [step.page, ...step.others].map((number) => this.pageAt(number));
    // REST asks for the permission as such before it looks for the page; so do both edges of an API token's scope.
    const isAskedFirst = step.edge === 'REST' || step.actor === 'token';
    if (isAskedFirst && right && !may(step.actor, right, null)) return 403;
    if (pages.some(({ deleted }) => (deleted === null) === (step.kind === 'restore'))) return 404;
    if (pages.some((page) => !this.#isAllowed(step, page))) return 403;
    const before = structuredClone(this.pages);
    const numbers = [...new Set([step.page, ...step.others])].toSorted((a, b) => a - b);
    for (const number of numbers) {
      const outcome = this.#change(step, number, at);
      if (outcome === 200) continue;
      this.pages = before;
      return outcome;
    }
    return 200;
  }

  #isAllowed({ kind, actor }: Step, page: ModelPage): boolean {
    if (kind === 'translate') return may(actor, 'create', 'nl-nl');
    if (kind !== 'revoke') return may(actor, neededRight[kind], page.locale);
    if (may(actor, 'publish', page.locale)) return true;
    const open = openRequest(page);
    return open ? open.requester === identity(actor) : may(actor, 'edit', page.locale);
  }

  #change(step: Step, number: number, at: number): Outcome {
    const page = this.pageAt(number);
    const who = identity(step.actor);
    switch (step.kind) {
      case 'store':
        return store(page, step.title);
      case 'request':
        return request(page, who, this.keepsLive);
      case 'revoke':
        return goBack(page);
      case 'accept':
        return accept(page, this.versionOf(step), who);
      case 'reject':
        return openRequest(page)?.version === this.versionOf(step) ? goBack(page) : 409;
      case 'publish':
        return publish(page, who);
      case 'unpublish':
        return unpublish(page, step.number % 2 === 1);
      case 'delete':
        return remove(page);
      case 'restore':
        return this.#restore(page, step.actor);
      case 'plan-publish':
        return plan(page, 'PUBLISH', at);
      case 'plan-unpublish':
        return plan(page, 'UNPUBLISH', at);
      case 'cancel-plan':
        return this.#cancel(step, page);
      case 'move':
        return this.#move(number, step.title);
      case 'tag':
        page.tags = step.number % 2 === 1 ? ['bells'] : [];
        return 200;
      case 'translate':
        return this.#translate(page, step.title);
    }
  }

  #cancel(step: Step, page: ModelPage): Outcome {
    const chosen = this.planOf(step);
    return chosen ? cancelPlan(page, chosen) : 404;
  }

  #isTaken(slug: string, by: ModelPage): boolean {
    return this.pages.some((page) => page !== by && !page.deleted && page.locale === by.locale && page.slug === slug);
  }

  #move(number: number, slug: string): Outcome {
    const page = this.pageAt(number);
    if (this.#isTaken(slug, page)) return 409;
    if (slug === page.slug) return 200;
    this.#left.delete(`${page.locale} ${slug}`);
    this.#left.set(`${page.locale} ${page.slug}`, number);
    page.slug = slug;
    return 200;
  }

  #isInGroup({ group, locale }: Pick<ModelPage, 'group' | 'locale'>): boolean {
    return this.pages.some((page) => !page.deleted && page.group === group && page.locale === locale);
  }

  #restore(page: ModelPage, actor: Actor): Outcome {
    if (this.#isTaken(page.slug, page)) return 409;
    const isSeparated = this.#isInGroup(page);
    const outcome = restore(page, may(actor, 'publish', page.locale));
    if (isSeparated) {
      page.group = this.#groups;
      this.#groups += 1;
    }
    return outcome;
  }

  #translate(source: ModelPage, slug: string): Outcome {
    const page = newPage({ locale: 'nl-nl', slug, group: source.group, tags: [...source.tags] }, `${slug} title.`);
    if (this.#isInGroup(page) || this.#isTaken(slug, page)) return 409;
    this.pages.push(page);
    return 200;
  }

  /** The time of a page's next plan comes. */
  runPlan(number: number): void {
    const [due] = pending(this.pageAt(number));
    if (due) carryOut(this.pageAt(number), due);
  }

  /** The number of the page that visitors find at an address; null where they find none. */
  seenAt(locale: string, slug: string): number | null {
    const standing = this.pages.findIndex((page) => page.live !== null && page.locale === locale && page.slug === slug);
    if (standing !== -1) return standing;
    const left = this.#left.get(`${locale} ${slug}`);
    return left !== undefined && this.pageAt(left).live !== null ? left : null;
  }
}
