import { afterAll, describe, expect, it } from 'vitest';
import { isLong, seed } from '../../support/generated.ts';
import { type HostileCall, type HostileInput, hostileInputs } from '../../support/hostile/rest-inputs.ts';
import { createPage } from '../../support/pages.ts';
import { rowMarks } from '../../support/row-marks.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer } from '../../support/test-server.ts';

type Answer = { status: number; text: string };

const server = await startTestServer();
afterAll(() => server.stop());
const staff = await server.signIn();
await createPage(staff);

/** Every call that the server describes; those that delete come last. */
async function findCalls(): Promise<HostileCall[]> {
  const { body } = await staff.get<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const deletes = ({ method, path }: HostileCall): number => Number(method === 'DELETE' || path.includes('delete'));
  return calls.toSorted((a, b) => deletes(a) - deletes(b));
}

const calls = await findCalls();

/** Longer than this is a hang (milliseconds). */
const patience = 10_000;

async function send(client: TestClient, { method, path }: HostileCall, { id, query = '', body }: HostileInput) {
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': client.csrfToken(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(patience);
  const address = `${path.replaceAll(/\{\w+\}/g, id)}${query}`;
  const response = await client.fetch(address, { method, body: body ?? null, headers, signal });
  return { status: response.status, text: await response.text() };
}

const isRefused = ({ status, text }: Answer): boolean => status >= 400 || text.startsWith('{"Success":false');

/** What is wrong with an answer: every failure has the one form and tells nothing of the machine. */
function complain(answer: Answer): string | null {
  const { status, text } = answer;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (!isRefused(answer)) return null;
  if (/node_modules|\.ts:|at Object\.|select .+ from |insert into/i.test(text)) {
    return `tells too much: ${text.slice(0, 200)}`;
  }
  const { Success, Errors, Message } = JSON.parse(text) as Record<string, unknown>;
  return Success === false && Array.isArray(Errors) && typeof Message === 'string' ? null : text;
}

type Sweep = { complaints: string[]; refused: HostileInput[] };

async function sweep(call: HostileCall, inputs: readonly HostileInput[]): Promise<Sweep> {
  const complaints: string[] = [];
  const refused: HostileInput[] = [];
  // Some of these end the session.
  const client = call.path.includes('/auth/') ? server.visitor() : staff;
  await client.post('/auth/user');
  for (const input of inputs) {
    const answer = await send(client, call, input);
    const complaint = complain(answer);
    if (complaint !== null) complaints.push(`${input.name}: ${complaint}`);
    if (isRefused(answer)) refused.push(input);
  }
  return { complaints, refused };
}

const cases = calls.map((call, turn) => ({ ...call, inputs: hostileInputs(call, turn) }));

console.log(`hostile input by REST: ${cases.flatMap(({ inputs }) => inputs).length} requests of seed ${seed}`);

describe('hostile input by REST', () => {
  it.each(cases)(
    'is answered by $method $path without a failure of the server, and changes nothing where it is refused',
    { timeout: isLong ? 900_000 : 30_000 },
    async ({ inputs: all, ...call }) => {
      let inputs: readonly HostileInput[] = all;
      let before = await rowMarks(server);
      let { complaints, refused } = await sweep(call, inputs);
      expect(complaints).toEqual([]);
      // What was taken changed something: those that were refused are sent once more, without it.
      while (refused.length < inputs.length && refused.length > 0) {
        inputs = refused;
        before = await rowMarks(server);
        ({ complaints, refused } = await sweep(call, inputs));
        expect(complaints).toEqual([]);
      }
      if (refused.length > 0) expect(await rowMarks(server)).toEqual(before);
      expect((await staff.get('/role/list')).status, 'the session and its rights').toBe(200);
    },
  );
});
