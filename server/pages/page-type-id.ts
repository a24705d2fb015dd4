import type { PageTypeDefinition } from '../shared/content-definition.ts';

/** The id as pages hold it: page types are known regardless of case. One that is not known is left as it is. */
export function resolvePageType(definitions: readonly PageTypeDefinition[], type: string): string {
  return definitions.find(({ id }) => id.toLowerCase() === type.toLowerCase())?.id ?? type;
}
