import type { ErrorItem } from './error-code.ts';
import texts from './texts/en.json';

/** What an error means, in English, with the field's name filled in. */
export function errorMessage({ code, property }: ErrorItem): string {
  return texts[code].replace('{property}', property.split('.').at(-1) ?? '');
}
