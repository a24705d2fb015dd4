import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { isLongRun, seed } from '../../support/random.ts';
import { newestVersion, pendingPlans } from './model-page.ts';
import { performStep, type RealPage, runPlan, type WorkflowStage, startWorkflowStage } from './workflow-actions.ts';
import { comparePublicAddresses, compareForStaff, compareLists } from './workflow-compare.ts';
import { stepKinds, type WorkflowStep } from './workflow-model.ts';
import { choosePage, type StepDraft, stepDraft, toStep } from './workflow-steps.ts';
import { createWorkflowWorld, type WorkflowWorld } from './workflow-world.ts';

let stage: WorkflowStage;

beforeAll(async () => {
  stage = await startWorkflowStage();
  await stage.administrator.graphql('mutation { createTags(names: ["bells"], public: true) { errors { code } } }');
});
afterAll(() => stage.server.stop());

/** Records the ids of what a step created, so that later steps can use them. */
async function recordIDs(
  world: WorkflowWorld,
  step: WorkflowStep,
  made: { pageID?: number; pageVersionID?: number },
): Promise<void> {
  const { model, real } = world;
  const { pageID, pageVersionID } = made;
  if (step.kind === 'translate' && pageID && pageVersionID)
    real.push({ pageID, versions: [pageVersionID], publications: [], plans: [] });
  const known = real[step.page];
  if (step.kind === 'store' && pageVersionID)
    (known as RealPage).versions[newestVersion(model.pageAt(step.page))] = pageVersionID;
  if (!step.kind.startsWith('plan-') || !known) return;
  const rows = await query(
    stage.server.orm.em.fork(),
    sql<{ id: number }>`select id from scheduled_publication where page_id = ${known.pageID} order by id`,
  );
  known.plans = rows.map(({ id }) => id);
}

let scheduledCount = 0;
const outcomes = new Map<string, number>();
const count = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);

async function performOne(world: WorkflowWorld, step: WorkflowStep): Promise<void> {
  const { model, real } = world;
  scheduledCount += 1;
  const at = Date.now() + (1 + (step.number % 7)) * 3_600_000 + scheduledCount * 1_000;
  const page = real[step.page] as RealPage;
  const chosen = model.planOf(step);
  const planID = chosen ? page.plans[model.pageAt(step.page).plans.indexOf(chosen)] : undefined;
  if (step.kind === 'cancel-plan' && planID === undefined) return;
  const target = {
    pageID: page.pageID,
    otherIDs: step.others.map((other) => real[other]?.pageID ?? 0),
    versionID: page.versions[model.versionOf(step)] ?? 0,
    planID: planID ?? 0,
    at: new Date(at).toISOString(),
  };
  const outcome = model.perform(step, at);
  const { status, made } = await performStep(stage, step, target);
  expect({ ...step, outcome: status }).toEqual({ ...step, outcome });
  count(`${step.kind} ${outcome}`);
  if (outcome === 200) await recordIDs(world, step, made);
}

async function performDraft(world: WorkflowWorld, draft: StepDraft): Promise<void> {
  const { model, real } = world;
  const chosen = choosePage(draft, model);
  if (chosen.kind === 'setting') {
    model.keepsLive = !model.keepsLive;
    await stage.setKeepLive(model.keepsLive);
  } else if (chosen.kind === 'time') {
    const number = chosen.page;
    const [due] = pendingPlans(model.pageAt(number));
    if (!due) return;
    const planID = real[number]?.plans[model.pageAt(number).plans.indexOf(due)];
    model.runPlan(number);
    await runPlan(stage, planID ?? 0);
    count(`time ${due.action}`);
  } else {
    const step = toStep({ ...chosen, kind: chosen.kind }, world);
    if (step) await performOne(world, step);
  }
}

let steps = 0;

async function runSequence(drafts: readonly StepDraft[]): Promise<void> {
  const world = await createWorkflowWorld(stage);
  await stage.setKeepLive(true);
  for (const draft of drafts) {
    steps += 1;
    await performDraft(world, draft);
    await Promise.all([
      ...world.real.map((_, number) => compareForStaff(world, number)),
      comparePublicAddresses(world),
      compareLists(world),
    ]);
  }
}

const length = 20;
const numRuns = isLongRun ? 250 : 15;

it(`REST, GraphQL and the site agree with the model in ${numRuns * length} steps by every role`, {
  timeout: isLongRun ? 7_200_000 : 600_000,
}, async () => {
  console.log(`seed ${seed}`);
  const sequence = fc.array(stepDraft, { minLength: length, maxLength: length, size: 'max' });
  await fc.assert(fc.asyncProperty(sequence, runSequence), { numRuns, seed, verbose: 1 });
  console.log(`${steps} steps: ${JSON.stringify(Object.fromEntries(outcomes))}`);
  for (const kind of stepKinds) expect([...outcomes.keys()]).toContain(`${kind} 200`);
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['time PUBLISH', 'time UNPUBLISH']) as string[]);
});
