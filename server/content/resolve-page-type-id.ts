import type { PageTypeDefinition } from '../shared/content-definition.ts';

/**
 * Returns the page type id in the spelling of its definition, found ignoring case. Unknown ids are returned unchanged.
 */
export function resolvePageTypeID(definitions: readonly PageTypeDefinition[], type: string): string {
  return definitions.find(({ id }) => id.toLowerCase() === type.toLowerCase())?.id ?? type;
}
