/** The contract for a single page, as a model without a server. Versions are numbered from 0, publications from 1. */

type Status = 'concept' | 'requested' | 'published' | 'unpublished';

export type ModelRequest = {
  version: number;
  status: 'open' | 'accepted' | 'ended';
  requester: string;
  decidedBy: string | null;
  awaitsFeedback: boolean;
  before: { status: Status; live: number | null; publication: number };
};

export type ModelPlan = {
  action: 'PUBLISH' | 'UNPUBLISH';
  at: number;
  version: number | null;
  status: 'pending' | 'done' | 'failed' | 'cancelled';
};

type BeforeDeletion = {
  status: Status;
  live: number | null;
  publication: number;
  request: ModelRequest | null;
  plans: ModelPlan[];
};

export type ModelPage = {
  locale: string;
  slug: string;
  group: number;
  titles: string[];
  frozen: number[];
  status: Status;
  live: number | null;
  publication: number;
  publications: number;
  deleted: BeforeDeletion | null;
  requests: ModelRequest[];
  plans: ModelPlan[];
  tags: string[];
};

/** REST status of a response. */
export type Outcome = 200 | 401 | 403 | 404 | 409;

export const createModelPage = (
  facts: Pick<ModelPage, 'locale' | 'slug' | 'group' | 'tags'>,
  title: string,
): ModelPage => ({
  ...facts,
  titles: [title],
  frozen: [],
  status: 'concept',
  live: null,
  publication: 0,
  publications: 0,
  deleted: null,
  requests: [],
  plans: [],
});

export const newestVersion = ({ titles }: ModelPage): number => titles.length - 1;
export const openRequest = ({ requests }: ModelPage): ModelRequest | undefined =>
  requests.find(({ status }) => status === 'open');
export const pendingPlans = ({ plans }: ModelPage): ModelPlan[] =>
  plans.filter(({ status }) => status === 'pending').toSorted((a, b) => a.at - b.at);
export const publishedVersion = ({ status, live }: ModelPage): number | null => (status === 'published' ? live : null);

function freeze(page: ModelPage, version: number): void {
  if (!page.frozen.includes(version)) page.frozen.push(version);
}

export function store(page: ModelPage, title: string): Outcome {
  if (page.frozen.includes(newestVersion(page))) page.titles.push(title);
  else page.titles[newestVersion(page)] = title;
  return 200;
}

export function request(page: ModelPage, requester: string, keepsLive: boolean): Outcome {
  if (page.status === 'published' && page.live === newestVersion(page)) return 409;
  freeze(page, newestVersion(page));
  const open = openRequest(page);
  if (open) {
    Object.assign(open, { version: newestVersion(page), requester });
    return 200;
  }
  const { status, live, publication } = page;
  const before = { status, live, publication };
  const decision = { status: 'open', decidedBy: null, awaitsFeedback: false } as const;
  page.requests.push({ ...decision, version: newestVersion(page), requester, before });
  Object.assign(page, { status: 'requested', publication: 0 });
  if (!keepsLive) page.live = null;
  return 200;
}

/** Revoking and rejecting restore the previous state. */
export function endRequest(page: ModelPage): Outcome {
  const open = openRequest(page);
  if (!open) return 409;
  open.status = 'ended';
  Object.assign(page, open.before);
  return 200;
}

function release(page: ModelPage, version: number): Outcome {
  freeze(page, version);
  page.publications += 1;
  Object.assign(page, { status: 'published', live: version, publication: page.publications });
  return 200;
}

export function accept(page: ModelPage, version: number, reviewer: string): Outcome {
  const last = page.requests.findLast((one) => one.version === version);
  if (last?.status === 'open') {
    Object.assign(last, { status: 'accepted', answeredBy: reviewer });
    return release(page, version);
  }
  if (last?.status !== 'accepted' || !last.awaitsFeedback || last.decidedBy !== reviewer) return 409;
  last.awaitsFeedback = false;
  return 200;
}

export function publish(page: ModelPage, reviewer: string): Outcome {
  const open = openRequest(page);
  if (open) Object.assign(open, { status: 'accepted', answeredBy: reviewer, awaitsFeedback: true });
  return release(page, open?.version ?? newestVersion(page));
}

/** Cancels a scheduled unpublishing if the page will not be live by then. */
function cancelUselessPlans(page: ModelPage): void {
  if (page.live !== null || (openRequest(page)?.before.live ?? null) !== null) return;
  for (const plan of pendingPlans(page)) {
    if (plan.action === 'PUBLISH') return;
    plan.status = 'cancelled';
  }
}

function takeOffline(page: ModelPage): Outcome {
  if (page.live === null) return 409;
  const open = openRequest(page);
  if (open) open.status = 'ended';
  Object.assign(page, { status: 'unpublished', live: null, publication: 0 });
  return 200;
}

export function unpublish(page: ModelPage, cancelsPlans: boolean): Outcome {
  const outcome = takeOffline(page);
  if (outcome !== 200) return outcome;
  for (const plan of pendingPlans(page)) if (cancelsPlans && plan.action === 'PUBLISH') plan.status = 'cancelled';
  cancelUselessPlans(page);
  return 200;
}

export function addPlan(page: ModelPage, action: ModelPlan['action'], at: number): Outcome {
  const publication = pendingPlans(page).find((one) => one.action === 'PUBLISH');
  if (action === 'UNPUBLISH' && page.live === null && !(publication && publication.at < at)) return 409;
  if (pendingPlans(page).some((one) => one.action === action)) return 409;
  const version = action === 'PUBLISH' ? (openRequest(page)?.version ?? newestVersion(page)) : null;
  if (version !== null) freeze(page, version);
  page.plans.push({ action, at, version, status: 'pending' });
  return 200;
}

export function cancelPlan(page: ModelPage, chosen: ModelPlan): Outcome {
  if (chosen.status !== 'pending') return 409;
  chosen.status = 'cancelled';
  cancelUselessPlans(page);
  return 200;
}

function publishAsPlanned(page: ModelPage, version: number): void {
  const open = openRequest(page);
  if (!open || open.version <= version) {
    if (open) open.status = 'accepted';
    release(page, version);
    return;
  }
  release(page, version);
  open.before = { status: 'published', live: version, publication: page.publication };
  Object.assign(page, { status: 'requested', publication: 0 });
}

/** Runs a scheduled publication that is due. */
export function runDuePlan(page: ModelPage, due: ModelPlan): void {
  due.status = 'done';
  if (due.version !== null) return publishAsPlanned(page, due.version);
  const open = openRequest(page);
  if (page.live === null && open && open.before.live !== null)
    open.before = { status: 'unpublished', live: null, publication: 0 };
  else if (takeOffline(page) !== 200) due.status = 'failed';
}

export function remove(page: ModelPage): Outcome {
  const { status, live, publication } = page;
  const open = openRequest(page) ?? null;
  const plans = pendingPlans(page);
  for (const one of plans) one.status = 'cancelled';
  if (open) open.status = 'ended';
  const before = open?.before.status ?? status;
  const deleted = { status, live, publication, request: open, plans };
  Object.assign(page, {
    status: before === 'concept' ? 'concept' : 'unpublished',
    live: null,
    publication: 0,
    deleted,
  });
  return 200;
}

/** Restores everything; what was live only with the right to publish. */
export function restore(page: ModelPage, mayPublish: boolean): Outcome {
  if (!page.deleted) return 404;
  const { status, live, publication, request: open, plans } = page.deleted;
  page.deleted = null;
  if (live !== null && mayPublish) Object.assign(page, { status, live, publication });
  if (open) {
    open.status = 'open';
    if (!mayPublish && (live ?? open.before.live) !== null)
      open.before = { status: 'unpublished', live: null, publication: 0 };
    Object.assign(page, { status: 'requested', publication: 0 });
  }
  let isOnlineByThen = page.live !== null || (openRequest(page)?.before.live ?? null) !== null;
  for (const one of plans.toSorted((a, b) => a.at - b.at)) {
    if (one.action === 'UNPUBLISH' && !isOnlineByThen) continue;
    one.status = 'pending';
    isOnlineByThen ||= one.action === 'PUBLISH';
  }
  return 200;
}
