import type { ErrorItem } from './error-code.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts = { en, nl, de, fr };

/** What an error means, with the field's name filled in; in English unless told otherwise. */
export function errorMessage({ code, property }: ErrorItem, language: keyof typeof texts = 'en'): string {
  return texts[language][code].replace('{property}', () => property.split('.').at(-1) ?? '');
}

/** The same in English, and after it what is told besides: names of what stands in the way. */
export function detailedMessage(item: ErrorItem, detail: string): string {
  const message = errorMessage(item);
  return detail ? `${message.replace(/\.$/, '')}: ${detail}` : message;
}
