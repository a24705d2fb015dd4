import type { Page, Request } from '@playwright/test';

function nameCall(request: Request): string | null {
  const { pathname } = new URL(request.url());
  if (pathname === '/graphql')
    return (request.postDataJSON() as { operationName?: string } | null)?.operationName ?? null;
  if (pathname.endsWith('/medialib/add-file')) return 'add-file';
  if (pathname.endsWith('/image') && request.method() !== 'GET') return `${request.method()} image`;
  return null;
}

/** Records the browser's requests from now on, in order: GraphQL operations and REST uploads by name. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = nameCall(request);
    if (name) calls.push(name);
  });
  return calls;
}
