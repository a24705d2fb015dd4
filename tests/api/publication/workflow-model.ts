import {
  accept,
  cancelPlan,
  runDuePlan,
  endRequest,
  type ModelPage,
  type ModelPlan,
  newestVersion,
  createModelPage,
  openRequest,
  type Outcome,
  pendingPlans,
  addPlan,
  publish,
  remove,
  request,
  restore,
  store,
  unpublish,
} from './model-page.ts';

type Right = 'edit' | 'create' | 'publish' | 'delete';

/** The rights of each actor; with a locale, only in that locale. A token acts for its user. */
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

const requiredRight = {
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

export type StepKind = keyof typeof requiredRight;
export const stepKinds = Object.keys(requiredRight) as StepKind[];

/** `others` are further pages of a bulk call; `number` chooses a version, a scheduled change, a slug or tags. */
export type WorkflowStep = {
  kind: StepKind;
  actor: Actor;
  edge: 'REST' | 'GraphQL';
  page: number;
  others: number[];
  number: number;
  title: string;
};

export const bulkKinds: readonly StepKind[] = ['publish', 'unpublish', 'delete', 'restore'];

const identity = (actor: Actor): string => {
  const facts: { may: readonly Right[]; user?: string } = rights[actor];
  return facts.user ?? actor;
};

function may(actor: Actor, right: Right, locale: string | null): boolean {
  const facts: { may: readonly Right[]; locale?: string } = rights[actor];
  return facts.may.includes(right) && (facts.locale === undefined || locale === null || facts.locale === locale);
}

/** All pages of a site, its addresses, and the setting that affects requests. */
export class WorkflowModel {
  pages: ModelPage[];
  keepsLive = true;
  #groups: number;
  /** The page that left an address last. */
  #left = new Map<string, number>();

  constructor(slugs: readonly string[], titles: readonly string[]) {
    this.pages = slugs.map((slug, group) =>
      createModelPage({ locale: 'en', slug, group, tags: [] }, titles[group] ?? ''),
    );
    this.#groups = slugs.length;
  }

  pageAt(number: number): ModelPage {
    const page = this.pages[number];
    if (!page) throw new Error(`no page ${number}`);
    return page;
  }

  /** The version that a step refers to: mostly the requested one. */
  versionOf({ page: number, number: choice }: WorkflowStep): number {
    const page = this.pageAt(number);
    const wanted = [
      openRequest(page)?.version,
      openRequest(page)?.version,
      newestVersion(page),
      0,
      page.live ?? undefined,
    ];
    return wanted[choice % wanted.length] ?? newestVersion(page);
  }

  planOf({ page, number }: WorkflowStep): ModelPlan | undefined {
    const { plans } = this.pageAt(page);
    return pendingPlans(this.pageAt(page))[0] ?? plans[number % Math.max(plans.length, 1)];
  }

  /** Performs a step on all its pages or on none. */
  perform(step: WorkflowStep, at: number): Outcome {
    if (step.actor === 'visitor') return 401;
    const right = requiredRight[step.kind];
    const pages = [step.page, ...step.others].map((number) => this.pageAt(number));
    // REST checks the permission before it looks for the page; so do both APIs for the scopes of an API token.
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

  #isAllowed({ kind, actor }: WorkflowStep, page: ModelPage): boolean {
    if (kind === 'translate') return may(actor, 'create', 'nl-nl');
    if (kind !== 'revoke') return may(actor, requiredRight[kind], page.locale);
    if (may(actor, 'publish', page.locale)) return true;
    const open = openRequest(page);
    return open ? open.requester === identity(actor) : may(actor, 'edit', page.locale);
  }

  #change(step: WorkflowStep, number: number, at: number): Outcome {
    const page = this.pageAt(number);
    const who = identity(step.actor);
    switch (step.kind) {
      case 'store':
        return store(page, step.title);
      case 'request':
        return request(page, who, this.keepsLive);
      case 'revoke':
        return endRequest(page);
      case 'accept':
        return accept(page, this.versionOf(step), who);
      case 'reject':
        return openRequest(page)?.version === this.versionOf(step) ? endRequest(page) : 409;
      case 'publish':
        return publish(page, who);
      case 'unpublish':
        return unpublish(page, step.number % 2 === 1);
      case 'delete':
        return remove(page);
      case 'restore':
        return this.#restore(page, step.actor);
      case 'plan-publish':
        return addPlan(page, 'PUBLISH', at);
      case 'plan-unpublish':
        return addPlan(page, 'UNPUBLISH', at);
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

  #cancel(step: WorkflowStep, page: ModelPage): Outcome {
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
    const page = createModelPage(
      { locale: 'nl-nl', slug, group: source.group, tags: [...source.tags] },
      `${slug} title.`,
    );
    if (this.#isInGroup(page) || this.#isTaken(slug, page)) return 409;
    this.pages.push(page);
    return 200;
  }

  /** Runs the next scheduled change of a page. */
  runPlan(number: number): void {
    const [due] = pendingPlans(this.pageAt(number));
    if (due) runDuePlan(this.pageAt(number), due);
  }

  /** The number of the page that visitors find at an address; null if they find none. */
  seenAt(locale: string, slug: string): number | null {
    const standing = this.pages.findIndex((page) => page.live !== null && page.locale === locale && page.slug === slug);
    if (standing !== -1) return standing;
    const left = this.#left.get(`${locale} ${slug}`);
    return left !== undefined && this.pageAt(left).live !== null ? left : null;
  }
}
