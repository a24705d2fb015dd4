import fc from 'fast-check';
import { type ModelPage, openRequest, pendingPlans } from './model-page.ts';
import { onlyGraphQL, onlyREST } from './workflow-actions.ts';
import { type Actor, bulkKinds, type StepKind, type WorkflowStep, type WorkflowModel } from './workflow-model.ts';
import type { WorkflowWorld } from './workflow-world.ts';

const maxPages = 5;

/** A step before its page is chosen. */
export type StepDraft = {
  kind: StepKind | 'time' | 'setting';
  actor: Actor;
  edge: WorkflowStep['edge'];
  page: number;
  others: number[];
  number: number;
};

/** Pages that an action applies to, and the action that creates such a state if there is none. */
const applicablePages: Readonly<
  Partial<Record<StepDraft['kind'], { isApplicable: (page: ModelPage) => boolean; fallback: StepKind }>>
> = {
  accept: { isApplicable: (page) => openRequest(page) !== undefined, fallback: 'request' },
  reject: { isApplicable: (page) => openRequest(page) !== undefined, fallback: 'request' },
  revoke: { isApplicable: (page) => openRequest(page) !== undefined, fallback: 'request' },
  unpublish: { isApplicable: ({ live }) => live !== null, fallback: 'publish' },
  'plan-unpublish': { isApplicable: ({ live }) => live !== null, fallback: 'plan-publish' },
  'cancel-plan': { isApplicable: (page) => pendingPlans(page).length > 0, fallback: 'plan-publish' },
  time: { isApplicable: (page) => pendingPlans(page).length > 0, fallback: 'plan-unpublish' },
  restore: { isApplicable: ({ deleted }) => deleted !== null, fallback: 'delete' },
};

/** Mostly chooses a page that the action applies to: refusals alone would prove little. */
export function choosePage(draft: StepDraft, { pages }: WorkflowModel): StepDraft {
  const { kind, page, number } = draft;
  if (number % 5 === 4) return { ...draft, page: page % pages.length };
  const { isApplicable, fallback } = applicablePages[kind] ?? {
    isApplicable: ({ deleted }) => deleted === null,
    fallback: kind,
  };
  const found = [...pages.keys()].filter((index) => isApplicable(pages[index] as ModelPage));
  const chosen = found[page % found.length];
  if (chosen !== undefined) return { ...draft, page: chosen };
  return { ...draft, kind: fallback, page: page % pages.length };
}

/** The step of a draft in this world; null if there are enough pages. */
export function toStep(draft: StepDraft & { kind: StepKind }, world: WorkflowWorld): WorkflowStep | null {
  const { model, slugs, titles, name } = world;
  const { kind, number, actor, page } = draft;
  if (kind === 'translate' && model.pages.length >= maxPages) return null;
  const wanted = onlyREST.includes(kind) ? 'REST' : onlyGraphQL.includes(kind) ? 'GraphQL' : draft.edge;
  const isBulk = wanted === 'GraphQL' && bulkKinds.includes(kind);
  const others = isBulk
    ? [...new Set(draft.others.map((other) => other % model.pages.length))].filter((other) => other !== page)
    : [];
  if (kind === 'store') titles.push(`${name} text ${titles.length}.`);
  const words = { store: titles.at(-1), move: slugs[number % slugs.length], translate: `${name}-nl-${number % 2}` };
  const title = words[kind as keyof typeof words] ?? '';
  // A deleted translation may be created again.
  if (kind === 'translate' && !titles.includes(`${title} title.`)) titles.push(`${title} title.`);
  return { kind, actor, edge: wanted, page, others, number, title };
}

const weighted = <Value extends string>(weights: Readonly<Record<Value, number>>): fc.Arbitrary<Value> =>
  fc.oneof(
    ...(Object.entries(weights) as [Value, number][]).map(([value, weight]) => ({
      arbitrary: fc.constant(value),
      weight,
    })),
  );

/** Any step, with the common ones more often. */
export const stepDraft: fc.Arbitrary<StepDraft> = fc.record({
  kind: weighted<StepDraft['kind']>({
    store: 5,
    request: 5,
    revoke: 2,
    accept: 3,
    reject: 3,
    publish: 4,
    unpublish: 3,
    delete: 3,
    restore: 4,
    'plan-publish': 4,
    'plan-unpublish': 3,
    'cancel-plan': 2,
    move: 3,
    tag: 1,
    translate: 2,
    time: 5,
    setting: 1,
  }),
  actor: weighted<Actor>({
    administrator: 6,
    publisher: 6,
    editor: 4,
    token: 3,
    dutch: 2,
    cleaner: 2,
    analyst: 1,
    visitor: 1,
  }),
  edge: fc.constantFrom('REST', 'GraphQL'),
  page: fc.nat(11),
  others: fc.array(fc.nat(4), { maxLength: 2 }),
  number: fc.nat(30),
});
