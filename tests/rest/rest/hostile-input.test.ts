import { afterAll, describe, expect, it } from 'vitest';
import { isLongRun, seed } from '../../support/random.ts';
import { type HostileCall, type HostileInput, hostileInputs } from '../../support/hostile/rest-inputs.ts';
import { createPage } from '../../support/pages.ts';
import { tableFingerprints } from '../../support/table-fingerprints.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer } from '../../support/test-server.ts';

type Result = { status: number; text: string };

const server = await startTestServer();
afterAll(() => server.stop());
const staff = await server.signIn();
await createPage(staff);

/** Every call in the description; those that delete come last. */
async function findCalls(): Promise<HostileCall[]> {
  const { body } = await staff.get<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const deletes = ({ method, path }: HostileCall): number => Number(method === 'DELETE' || path.includes('delete'));
  return calls.toSorted((a, b) => deletes(a) - deletes(b));
}

const calls = await findCalls();

/** A longer response time counts as a hang (milliseconds). */
const timeoutMs = 10_000;

async function send(client: TestClient, { method, path }: HostileCall, { id, query = '', body }: HostileInput) {
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': client.csrfToken(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const address = `${path.replaceAll(/\{\w+\}/g, id)}${query}`;
  const response = await client.fetch(address, { method, body: body ?? null, headers, signal });
  return { status: response.status, text: await response.text() };
}

const isRefused = ({ status, text }: Result): boolean => status >= 400 || text.startsWith('{"Success":false');

/** What is wrong with a response: every failure has the same form and reveals nothing of the server. */
function findProblem(result: Result): string | null {
  const { status, text } = result;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (!isRefused(result)) return null;
  if (/node_modules|\.ts:|at Object\.|select .+ from |insert into/i.test(text)) {
    return `reveals too much: ${text.slice(0, 200)}`;
  }
  const { Success, Errors, Message } = JSON.parse(text) as Record<string, unknown>;
  return Success === false && Array.isArray(Errors) && typeof Message === 'string' ? null : text;
}

type CallReport = { complaints: string[]; refused: HostileInput[] };

async function sendAll(call: HostileCall, inputs: readonly HostileInput[]): Promise<CallReport> {
  const complaints: string[] = [];
  const refused: HostileInput[] = [];
  // Some of these end the session.
  const client = call.path.includes('/auth/') ? server.visitor() : staff;
  await client.post('/auth/user');
  for (const input of inputs) {
    const result = await send(client, call, input);
    const complaint = findProblem(result);
    if (complaint !== null) complaints.push(`${input.name}: ${complaint}`);
    if (isRefused(result)) refused.push(input);
  }
  return { complaints, refused };
}

const cases = calls.map((call, turn) => ({ ...call, inputs: hostileInputs(call, turn) }));

console.log(`hostile input by REST: ${cases.flatMap(({ inputs }) => inputs).length} requests of seed ${seed}`);

describe('hostile REST input', () => {
  it.each(cases)(
    'is handled by $method $path without a server error, and changes nothing if it is refused',
    { timeout: isLongRun ? 900_000 : 30_000 },
    async ({ inputs: all, ...call }) => {
      let inputs: readonly HostileInput[] = all;
      let before = await tableFingerprints(server);
      let { complaints, refused } = await sendAll(call, inputs);
      expect(complaints).toEqual([]);
      // Accepted input has changed something: the refused input is sent once more, without it.
      while (refused.length < inputs.length && refused.length > 0) {
        inputs = refused;
        before = await tableFingerprints(server);
        ({ complaints, refused } = await sendAll(call, inputs));
        expect(complaints).toEqual([]);
      }
      if (refused.length > 0) expect(await tableFingerprints(server)).toEqual(before);
      expect((await staff.get('/role/list')).status, 'the session and its rights').toBe(200);
    },
  );
});
