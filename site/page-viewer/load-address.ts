import { loadPage, loadPrivacy, loadSearch, type LoadOptions, type SiteView } from '../routes/index.ts';
import type { SiteAddress } from '../shared/navigation/internal-address.ts';

/** A view, and the current path if the address is an old one. */
export type LoadedAddress = { view: SiteView; movedTo: string | null };

type Options = LoadOptions & { defaultLocale: string };

/** Runs the queries of an address and loads the code that shows it. A missing page is the site's error page. */
export async function loadAddress(
  address: SiteAddress,
  { defaultLocale, ...options }: Options,
): Promise<LoadedAddress> {
  switch (address.kind) {
    case 'search': {
      const locale = address.locale ?? defaultLocale;
      return { view: await loadSearch({ ...address, locale }, options), movedTo: null };
    }
    case 'privacy':
      return { view: await loadPrivacy(address.locale ?? defaultLocale, options), movedTo: null };
    case 'page':
      return loadPageAddress(address.slug, options);
  }
}

async function loadPageAddress(slug: string, options: LoadOptions): Promise<LoadedAddress> {
  const loaded = await loadPage(slug, options);
  if ('errorSlug' in loaded) return loadPageAddress(loaded.errorSlug, options);
  if ('view' in loaded) return { view: loaded.view, movedTo: null };
  const { view } = await loadPageAddress(loaded.movedTo.slice(1) || '/', options);
  return { view, movedTo: loaded.movedTo };
}
