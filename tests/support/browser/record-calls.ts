import type { Page, Request, Route } from '@playwright/test';

export const isUpload = (request: Request): boolean =>
  request.headers()['content-type']?.startsWith('multipart/form-data') ?? false;

/** The name of a GraphQL operation; the browser does not report the content of a form with a file. */
function nameCall(request: Request): string | null {
  if (new URL(request.url()).pathname !== '/graphql') return null;
  if (isUpload(request)) return 'upload';
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName ?? null;
}

/** Records the browser's requests from now on, in order: GraphQL operations by name, and uploads. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = nameCall(request);
    if (name) calls.push(name);
  });
  return calls;
}

/** Handles the next upload instead of the server. */
export async function interceptUpload(page: Page, handle: (route: Route) => unknown): Promise<void> {
  let isHandled = false;
  await page.route('**/graphql', (route) => {
    if (isHandled || !isUpload(route.request())) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}
