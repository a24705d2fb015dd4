import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PermissionName, permissionNames } from '../../../server/shared/permission.ts';
import { createProgram } from '../../support/api-tokens.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { signInAs } from '../../support/users.ts';

type Access = 'anyone' | 'signed-in' | PermissionName;

/**
 * Who may make the calls that are open to everyone or to every signed-in user; all others name their permission in
 * OpenAPI. A call that does neither, or is opened to others, fails the build.
 */
const openCalls: Readonly<Record<string, Access>> = {
  'GET /openapi.json': 'anyone',
  'GET /settings/get': 'anyone',
  'POST /search/search': 'anyone',
  'GET /tags/fetch': 'anyone',
  'POST /tags/search': 'anyone',
  'GET /tags/fetch-private': 'signed-in',
  'POST /tags/search-private': 'signed-in',
  'POST /tags/validate': 'signed-in',
  'GET /menu/published': 'anyone',
  'POST /auth/login': 'anyone',
  'POST /auth/logout': 'anyone',
  'POST /auth/user': 'anyone',
  'POST /auth/refresh-session': 'signed-in',
  'POST /auth/forgot-password': 'anyone',
  'POST /auth/reset-account': 'anyone',
  'POST /auth/change-password': 'signed-in',
  'POST /auth/confirm-email': 'anyone',
  'GET /user': 'signed-in',
  'PUT /user/{id}': 'signed-in',
  'GET /user/{id}/image': 'signed-in',
  'PUT /user/{id}/image': 'signed-in',
  'DELETE /user/{id}/image': 'signed-in',
  'POST /medialib/get-dir': 'signed-in',
  'POST /medialib/search-files': 'signed-in',
  'POST /medialib/list-pages-by-file': 'signed-in',
  'POST /medialib/list-bin': 'signed-in',
  'GET /medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}': 'anyone',
  'GET /medialib/preview-image': 'signed-in',
  'GET /medialib/preview-crop': 'signed-in',
  'GET /page/{id}': 'signed-in',
  'POST /page/get-multiple': 'signed-in',
  'POST /page/search': 'signed-in',
  'POST /page/list': 'signed-in',
  'POST /page/slug-available': 'signed-in',
  'POST /page/anchor-available': 'signed-in',
  'POST /page/get-pages': 'anyone',
  'GET /page/get-sibling-slugs/{id}': 'anyone',
  'GET /page/version/fetch/{id}': 'signed-in',
  'GET /page/get-by-slug-query': 'anyone',
  'POST /page/get-by-slug': 'anyone',
  'POST /page/{id}/revoke-publication': 'signed-in',
  'GET /page/version/{id}/fetch-request-comment': 'signed-in',
  'GET /page/fetch-request': 'signed-in',
  'POST /page/version/{id}/share-preview': 'signed-in',
  'GET /page/{id}/previews': 'signed-in',
  'POST /page/preview/{id}/withdraw': 'signed-in',
};

/**
 * Calls open to every signed-in user for themselves, but for others only with this permission: tested with another
 * user.
 */
const callsForOthers: ReadonlySet<string> = new Set([
  'PUT /user/{id}',
  'PUT /user/{id}/image',
  'DELETE /user/{id}/image',
]);

/**
 * `reads` if the call changes nothing; `session` if no API token may call it; otherwise the scopes of which it needs
 * one.
 */
type TokenAccess = 'reads' | 'session' | readonly PermissionName[];

/**
 * What an API token needs for each call other than GET that requires no permission of a session; every other changing
 * call needs the permission as a scope. A token without scopes reads, and changes nothing.
 */
const tokenAccessByCall: Readonly<Record<string, TokenAccess>> = {
  'POST /search/search': 'reads',
  'POST /tags/search': 'reads',
  'POST /tags/search-private': 'reads',
  'POST /tags/validate': 'reads',
  'POST /auth/login': 'session',
  'POST /auth/logout': 'session',
  'POST /auth/user': 'reads',
  'POST /auth/refresh-session': 'session',
  'POST /auth/forgot-password': 'session',
  'POST /auth/reset-account': 'session',
  'POST /auth/change-password': 'session',
  'POST /auth/confirm-email': 'session',
  'PUT /user/{id}': ['manage-users'],
  'PUT /user/{id}/image': ['manage-users'],
  'DELETE /user/{id}/image': ['manage-users'],
  'POST /medialib/get-dir': 'reads',
  'POST /medialib/search-files': 'reads',
  'POST /medialib/list-pages-by-file': 'reads',
  'POST /medialib/list-bin': 'reads',
  'POST /page/get-multiple': 'reads',
  'POST /page/search': 'reads',
  'POST /page/list': 'reads',
  'POST /page/slug-available': 'reads',
  'POST /page/anchor-available': 'reads',
  'POST /page/get-pages': 'reads',
  'POST /page/get-by-slug': 'reads',
  'POST /page/{id}/revoke-publication': ['edit-page', 'publish-page'],
  'POST /page/version/{id}/share-preview': ['edit-page', 'publish-page'],
  'POST /page/preview/{id}/withdraw': ['edit-page', 'publish-page'],
};

let server: TestServer;
let calls: string[];
let accessByCall: Readonly<Record<string, Access | undefined>>;

/** The access of a call: as listed, otherwise the permission in its description. */
function findAccess(call: string, description: string): Access | undefined {
  const [, permission] = /^Permission: ([a-z-]+)\./.exec(description) ?? [];
  return openCalls[call] ?? permissionNames.find((known) => known === permission);
}

type Paths = Record<string, Record<string, { description: string }>>;

beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.visitor().get<{ paths: Paths }>('/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { description }]) =>
        [`${method.toUpperCase()} ${path.replace('/api/ximblox', '')}`, description] as const,
    ),
  );
  calls = described.map(([call]) => call);
  accessByCall = Object.fromEntries(described.map(([call, text]) => [call, findAccess(call, text)]));
});
afterAll(() => server.stop());

it('knows who may make every call, and lists no other', () => {
  expect(calls.filter((call) => !accessByCall[call])).toEqual([]);
  expect(Object.keys(openCalls).filter((call) => !calls.includes(call))).toEqual([]);
});

it('lists what API tokens need for every call without a permission that is not a GET, and for no other', () => {
  const open = calls.filter(
    (call) => !call.startsWith('GET ') && ['anyone', 'signed-in'].includes(String(accessByCall[call])),
  );
  expect(open.toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(tokenAccessByCall).toSorted((a, b) => a.localeCompare(b)),
  );
});

async function statusOf(browser: TestClient, call: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const isUpload = call === 'PUT /user/{id}/image' || call === 'POST /medialib/add-file' || call === 'POST /bundles';
  const response = await browser.fetch(`/api/ximblox${path.replaceAll(/\{\w+\}/g, '999999')}`, {
    method,
    body: method === 'GET' ? null : isUpload ? new FormData() : '{}',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': browser.csrfToken(),
      ...(method !== 'GET' && !isUpload && { 'content-type': 'application/json' }),
    },
  });
  return response.status;
}

type Outcome = 401 | 403 | 'passes';

/** 401 without a session if one is needed, 403 without the permission, neither for a permitted caller. */
function expectedOf(call: string, permissions: ReadonlySet<string> | null): Outcome {
  const access = accessByCall[call] ?? 'anyone';
  if (access === 'anyone') return 'passes';
  if (!permissions) return 401;
  const needed = callsForOthers.has(call) ? 'manage-users' : access;
  return needed === 'signed-in' || permissions.has(needed) ? 'passes' : 403;
}

function expectedByToken(call: string, scopes: ReadonlySet<string>): Outcome {
  const access = tokenAccessByCall[call] ?? 'reads';
  if (access === 'reads') return expectedOf(call, scopes);
  return access !== 'session' && access.some((one) => scopes.has(one)) ? 'passes' : 403;
}

async function findWrong(browserOf: (call: string) => Promise<TestClient>, expectedOfCall: (call: string) => Outcome) {
  const wrong: string[] = [];
  for (const call of calls) {
    const status = await statusOf(await browserOf(call), call);
    const actual = status === 401 || status === 403 ? status : 'passes';
    const expected = expectedOfCall(call);
    if (actual !== expected) wrong.push(`${call}: ${status} instead of ${expected}`);
  }
  return wrong;
}

async function findWrongByToken(browser: TestClient, scopes: ReadonlySet<string>) {
  const { program } = await createProgram(server, browser, { scopes: [...scopes] });
  return findWrong(
    async () => program,
    (call) => expectedByToken(call, scopes),
  );
}

it.each(['a visitor', 'Analyst', 'Editor', 'Publisher', 'Administrator'])(
  'lets %s make the calls of that role, and refuses every other',
  { timeout: 180_000 },
  async (role) => {
    const { browser, permissions } = await start(role);
    const wrong = await findWrong(
      // A change may end the session that sends it.
      async (call) => (call.startsWith('GET ') ? browser : (await start(role)).browser),
      (call) => expectedOf(call, permissions),
    );
    expect(wrong).toEqual([]);
  },
);

it.each(['Analyst', 'Editor', 'Publisher', 'Administrator'])(
  'lets an API token with all that a role may, %s, make the calls that its scopes name, and refuses every other',
  { timeout: 180_000 },
  async (role) => {
    const { browser, permissions } = await start(role);
    expect(await findWrongByToken(browser, permissions ?? new Set())).toEqual([]);
  },
);

it('lets an API token without scopes read what every signed-in user may, and change nothing', {
  timeout: 180_000,
}, async () => {
  expect(await findWrongByToken(await server.signIn(), new Set())).toEqual([]);
});

async function start(role: string): Promise<{ browser: TestClient; permissions: ReadonlySet<string> | null }> {
  if (role === 'a visitor') {
    const browser = server.visitor();
    await browser.get('/user');
    return { browser, permissions: null };
  }
  const { browser } = await signInAs(server, role);
  const { body } = await browser.get<{ role: { permissions: { name: string }[] } }>('/user');
  return { browser, permissions: new Set(body.role.permissions.map(({ name }) => name)) };
}
