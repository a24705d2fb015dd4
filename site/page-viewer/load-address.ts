import { loadPage, loadPrivacy, loadSearch, type LoadOptions, type SiteView } from '../routes/index.ts';
import type { SiteAddress } from './internal-address.ts';

/** A view, and the current path if the address is an old one. */
export type LoadedAddress = { view: SiteView; movedTo: string | null };

/** Runs the queries of an address and loads the code that shows it. A missing page is the site's error page. */
export async function loadAddress(address: SiteAddress, options: LoadOptions): Promise<LoadedAddress> {
  switch (address.kind) {
    case 'search':
      return { view: await loadSearch(address, options), movedTo: null };
    case 'privacy':
      return { view: await loadPrivacy(address.locale, options), movedTo: null };
    case 'page':
      return loadPageAddress(address.slug, options);
  }
}

async function loadPageAddress(slug: string, options: LoadOptions): Promise<LoadedAddress> {
  const loaded = await loadPage(slug, options);
  if ('errorSlug' in loaded) return loadPageAddress(loaded.errorSlug, options);
  if (loaded.movedTo === null) return loaded;
  const { view } = await loadPageAddress(loaded.movedTo.slice(1) || '/', options);
  return { view, movedTo: loaded.movedTo };
}
