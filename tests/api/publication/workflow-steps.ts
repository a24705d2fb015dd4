import fc from 'fast-check';
import { type ModelPage, openRequest, pending } from './model-page.ts';
import { onlyGraphQL, onlyREST } from './workflow-actions.ts';
import { type Actor, bulkKinds, type Kind, type Step, type WorkflowModel } from './workflow-model.ts';
import type { World } from './workflow-world.ts';

const mostPages = 5;

/** A step before it knows what there is. */
export type Draft = {
  kind: Kind | 'time' | 'setting';
  actor: Actor;
  edge: Step['edge'];
  page: number;
  others: number[];
  number: number;
};

/** Pages that an action can be done to, and the action that makes one where there is none. */
const fitting: Readonly<Partial<Record<Draft['kind'], { fits: (page: ModelPage) => boolean; instead: Kind }>>> = {
  accept: { fits: (page) => openRequest(page) !== undefined, instead: 'request' },
  reject: { fits: (page) => openRequest(page) !== undefined, instead: 'request' },
  revoke: { fits: (page) => openRequest(page) !== undefined, instead: 'request' },
  unpublish: { fits: ({ live }) => live !== null, instead: 'publish' },
  'plan-unpublish': { fits: ({ live }) => live !== null, instead: 'plan-publish' },
  'cancel-plan': { fits: (page) => pending(page).length > 0, instead: 'plan-publish' },
  time: { fits: (page) => pending(page).length > 0, instead: 'plan-unpublish' },
  restore: { fits: ({ deleted }) => deleted !== null, instead: 'delete' },
};

/** Mostly a page that the action can be done to: refusals alone would prove little. */
export function choosePage(drawn: Draft, { pages }: WorkflowModel): Draft {
  const { kind, page, number } = drawn;
  if (number % 5 === 4) return { ...drawn, page: page % pages.length };
  const { fits, instead } = fitting[kind] ?? { fits: ({ deleted }) => deleted === null, instead: kind };
  const found = [...pages.keys()].filter((index) => fits(pages[index] as ModelPage));
  const chosen = found[page % found.length];
  if (chosen !== undefined) return { ...drawn, page: chosen };
  return { ...drawn, kind: instead, page: page % pages.length };
}

/** The step of a draft in this world; null where there are pages enough. */
export function toStep(draft: Draft & { kind: Kind }, world: World): Step | null {
  const { model, slugs, titles, name } = world;
  const { kind, number, actor, page } = draft;
  if (kind === 'translate' && model.pages.length >= mostPages) return null;
  const wanted = onlyREST.includes(kind) ? 'REST' : onlyGraphQL.includes(kind) ? 'GraphQL' : draft.edge;
  const isBulk = wanted === 'GraphQL' && bulkKinds.includes(kind);
  const others = isBulk
    ? [...new Set(draft.others.map((other) => other % model.pages.length))].filter((other) => other !== page)
    : [];
  if (kind === 'store') titles.push(`${name} text ${titles.length}.`);
  const words = { store: titles.at(-1), move: slugs[number % slugs.length], translate: `${name}-nl-${number % 2}` };
  const title = words[kind as keyof typeof words] ?? '';
  // A translation that was deleted may be made again.
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

/** Any step, the common ones more often. */
export const draft: fc.Arbitrary<Draft> = fc.record({
  kind: weighted<Draft['kind']>({
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
