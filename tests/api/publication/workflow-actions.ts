import { query, sql } from '../../../server/shared/database/query.ts';
import { signInAs } from '../../support/users.ts';
import { startWorkflow } from '../../support/workflow.ts';
import { createProgram } from '../../support/api-tokens.ts';
import { runJobs } from '../../support/jobs/run-jobs.ts';
import type { TestClient } from '../../support/test-client.ts';
import { setLocales } from '../../support/translations.ts';
import type { Actor, StepKind, WorkflowStep } from './workflow-model.ts';

/** A page on the server: its versions, publications and scheduled changes by the model's numbers. */
export type RealPage = { pageID: number; versions: number[]; publications: number[]; plans: number[] };

async function createRole(server: WorkflowStage['server'], name: string, permissions: object[]): Promise<void> {
  await query(
    server.orm.em.fork(),
    sql`insert into role (name, permissions) values (${name}, ${JSON.stringify(permissions)}::jsonb)`,
  );
}

export type WorkflowStage = Awaited<ReturnType<typeof startWorkflow>> & { browsers: Record<Actor, TestClient> };

/** A server with one client for each actor of the model. */
export async function startWorkflowStage(): Promise<WorkflowStage> {
  const flow = await startWorkflow();
  const { server } = flow;
  await setLocales(server, 'en', 'nl-nl');
  const parameters = { locales: ['nl-nl'] };
  const all = ['create-page', 'edit-page', 'publish-page', 'delete-page'];
  await createRole(
    server,
    'Dutch',
    all.map((name) => ({ name, parameters })),
  );
  await createRole(server, 'Cleaner', [{ name: 'delete-page' }]);
  const scopes = ['edit-page', 'publish-page'];
  const { program } = await createProgram(server, flow.publisher.browser, { scopes });
  const browsers = {
    administrator: flow.administrator,
    publisher: flow.publisher.browser,
    editor: flow.editor.browser,
    dutch: (await signInAs(server, 'Dutch')).browser,
    cleaner: (await signInAs(server, 'Cleaner')).browser,
    analyst: (await signInAs(server, 'Analyst')).browser,
    token: program,
    visitor: server.visitor(),
  };
  await browsers.visitor.get('/page/1');
  return { ...flow, browsers };
}

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PM_01: 404,
  V_06: 409,
  V_07: 409,
};

type Result = { errors: { code: string }[]; page?: { id: number; pageVersionID: number } | null };

/** Runs a mutation, with the REST status of its result. */
async function mutate(client: TestClient, call: string): Promise<{ status: number; result: Result | undefined }> {
  const page = /^(publishPages|unpublishPages|deletePages|restorePages)/.test(call) ? '' : 'page { id pageVersionID }';
  const { data, errors } = await client.graphql<{ result: Result } | null>(
    `mutation { result: ${call} { ${page} errors { code } } }`,
  );
  const code = errors?.[0]?.extensions.code ?? data?.result.errors[0]?.code;
  return { status: code === undefined ? 200 : (statuses[code] ?? 500), result: data?.result };
}

/** The ids that a step refers to on the server. */
export type Target = { pageID: number; otherIDs: number[]; versionID: number; planID: number; at: string };

const graphqlCalls: Readonly<Partial<Record<StepKind, (target: Target, step: WorkflowStep) => string>>> = {
  request: ({ pageID }) => `requestPublication(pageID: ${pageID})`,
  revoke: ({ pageID }) => `revokePublication(pageID: ${pageID})`,
  accept: ({ versionID }) => `acceptPublication(pageVersionID: ${versionID}, feedback: "Words")`,
  reject: ({ versionID }) => `rejectPublication(pageVersionID: ${versionID}, feedback: "Words")`,
  publish: ({ pageID, otherIDs }) => `publishPages(pageIDs: [${[pageID, ...otherIDs].join()}])`,
  unpublish: ({ pageID, otherIDs }, { number }) =>
    `unpublishPages(pageIDs: [${[pageID, ...otherIDs].join()}], plannedPublications: ${number % 2 ? 'CANCEL' : 'KEEP'})`,
  delete: ({ pageID, otherIDs }) => `deletePages(pageIDs: [${[pageID, ...otherIDs].join()}])`,
  restore: ({ pageID, otherIDs }) => `restorePages(pageIDs: [${[pageID, ...otherIDs].join()}])`,
  'plan-publish': ({ pageID, at }) => `schedulePublication(pageID: ${pageID}, action: PUBLISH, at: "${at}")`,
  'plan-unpublish': ({ pageID, at }) => `schedulePublication(pageID: ${pageID}, action: UNPUBLISH, at: "${at}")`,
  'cancel-plan': ({ planID }) => `cancelScheduledPublication(id: ${planID})`,
  tag: ({ pageID }, { number }) => `tagPage(pageID: ${pageID}, tags: [${number % 2 ? '"bells"' : ''}])`,
  translate: ({ pageID }, { title }) =>
    `createTranslation(pageID: ${pageID}, newLocale: "nl-nl", slug: "${title}", title: "${title} title.")`,
};

type Made = { pageID?: number; pageVersionID?: number };

async function callRest(client: TestClient, step: WorkflowStep, { pageID, versionID }: Target) {
  const feedback = { feedback: 'Words' };
  switch (step.kind) {
    case 'store':
      return client.post<Made>(`/page/version/${versionID}/store`, { title: step.title });
    case 'move':
      return client.put<Made>(`/page/${pageID}/save`, { slug: step.title });
    case 'accept':
    case 'reject':
      return client.post<Made>(`/page/version/${versionID}/${step.kind}-publication`, feedback);
    case 'request':
    case 'revoke':
      return client.post<Made>(`/page/${pageID}/${step.kind}-publication`);
    case 'unpublish':
      return client.post<Made>(`/page/${pageID}/unpublish`, {
        plannedPublications: step.number % 2 ? 'cancel' : 'keep',
      });
    case 'translate':
      return client.post<Made>('/page/create-translation', {
        pageID,
        newLocale: 'nl-nl',
        slug: step.title,
        title: `${step.title} title.`,
      });
    default:
      return client.post<Made>(`/page/${pageID}/${step.kind}`);
  }
}

/** Steps that exist only in REST. */
export const onlyREST: readonly StepKind[] = ['store', 'move'];
export const onlyGraphQL: readonly StepKind[] = ['restore', 'plan-publish', 'plan-unpublish', 'cancel-plan', 'tag'];

/** Performs a step on the server; returns what it created in `made`. */
export async function performStep(
  stage: WorkflowStage,
  step: WorkflowStep,
  target: Target,
): Promise<{ status: number; made: Made }> {
  const client = stage.browsers[step.actor];
  const toCall = graphqlCalls[step.kind];
  if (step.edge === 'REST' || !toCall) {
    const { status, body } = await callRest(client, step, target);
    return { status, made: body };
  }
  const { status, result } = await mutate(client, toCall(target, step));
  return {
    status,
    made: { ...(result?.page && { pageID: result.page.id, pageVersionID: result.page.pageVersionID }) },
  };
}

/** Makes a scheduled change due. */
export async function runPlan({ server }: WorkflowStage, planID: number): Promise<void> {
  await query(
    server.orm.em.fork(),
    sql`update graphile_worker._private_jobs set run_at = now() where key = ${`scheduled-publication-${planID}`}`,
  );
  await runJobs(server, ['run-scheduled-publication']);
}
