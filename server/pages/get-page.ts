import { type Context, requireViewer } from '../shared/context.ts';
import { orNull } from '../shared/graphql/index.ts';
import type { Page } from './page.entity.ts';
import { loadPage } from './page.queries.ts';

/** A page outside the bin, null where there is none. Signed in. */
export async function getPage(context: Context, id: number): Promise<Page | null> {
  requireViewer(context);
  return orNull(loadPage(context.em, id));
}
