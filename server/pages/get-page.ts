import { type Context, requireViewer } from '../shared/context.ts';
import { nullIfNotFound } from '../shared/graphql/index.ts';
import type { Page } from './page.entity.ts';
import { loadPage } from './page.queries.ts';

/** Returns a page outside the bin, or null. Signed in. */
export async function getPage(context: Context, id: number): Promise<Page | null> {
  requireViewer(context);
  return nullIfNotFound(loadPage(context.em, id));
}
