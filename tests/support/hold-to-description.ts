import { createConformanceCheck, type Description } from './conformance.ts';
import type { RestObserver } from './test-client.ts';

type Check = ReturnType<typeof createConformanceCheck>;

/** All servers of a process describe themselves alike, so that the first one's description serves for all. */
let check: Promise<Check> | undefined;

async function describe(server: string): Promise<Check> {
  const response = await fetch(`${server}/api/ximblox/openapi.json`);
  if (response.status !== 200) throw new Error(`no description: ${response.status} ${await response.text()}`);
  return createConformanceCheck((await response.json()) as Description);
}

/** Every answer that a test gets of the REST layer has to be as the description says. */
export const holdToDescription: RestObserver = async ({ server, ...asked }, response) => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const text = isJson ? await response.clone().text() : '';
  // A server that is just ending is no reason to refuse the others.
  check ??= describe(server).catch((error: unknown) => {
    check = undefined;
    throw error;
  });
  const body: unknown = text ? JSON.parse(text) : undefined;
  const { status, headers } = response;
  const complaint = (await check)({ ...asked, status, headers, body });
  if (complaint === null) return;
  throw new Error(`${asked.method} ${asked.path} answers ${status} unlike its description: ${complaint}\n${text}`);
};
