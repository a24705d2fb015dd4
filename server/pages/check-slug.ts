import { loadSettings } from '../settings/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { isSlugFree } from './page.queries.ts';
import { isSlug, type PageAddress } from './slug.ts';

/** Whether a page could be given this address now: well formed, in an available locale, and free. Signed in. */
export async function checkSlug(context: Context, address: PageAddress): Promise<boolean> {
  requireViewer(context);
  if (!isSlug(address.slug)) return false;
  const { availableLocales } = await loadSettings(context.em);
  return availableLocales.includes(address.locale) && isSlugFree(context.em, address);
}
