import { createConformanceCheck, type Description } from './conformance.ts';
import type { RestObserver } from '../test-client.ts';

type Check = ReturnType<typeof createConformanceCheck>;

/** All servers of a process have the same description, so the first one's is used for all. */
let check: Promise<Check> | undefined;

async function describe(server: string): Promise<Check> {
  const response = await fetch(`${server}/api/ximblox/openapi.json`);
  if (response.status !== 200) throw new Error(`no description: ${response.status} ${await response.text()}`);
  return createConformanceCheck((await response.json()) as Description);
}

/** Requires every REST response in a test to match the description. */
export const checkDescribedResponse: RestObserver = async ({ server, ...request }, response) => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const text = isJson ? await response.clone().text() : '';
  // A server that is stopping must not fail the others.
  check ??= describe(server).catch((error: unknown) => {
    check = undefined;
    throw error;
  });
  const body: unknown = text ? JSON.parse(text) : undefined;
  const { status, headers } = response;
  const complaint = (await check)({ ...request, status, headers, body });
  if (complaint === null) return;
  throw new Error(
    `${request.method} ${request.path} returns ${status}, contrary to its description: ${complaint}\n${text}`,
  );
};
