import { fallbackPageType, hasPageType, type PageTypeParts, registerPageType } from './page-type-registry.ts';

const files = import.meta.glob<Record<string, PageTypeParts>>('../../page-types/*/parts.ts');

/** Loads the code of a page type in the browser, once; that of the default type for an unknown one. */
export async function loadPageType(type: string): Promise<void> {
  const load = files[`../../page-types/${type}/parts.ts`];
  if (!load) return type === fallbackPageType ? undefined : loadPageType(fallbackPageType);
  if (hasPageType(type)) return;
  const [parts] = Object.values(await load());
  if (parts) registerPageType(type, parts);
}
