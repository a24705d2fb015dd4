import type { ErrorItem } from './error-code.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts = { en, nl, de, fr };

/** An error of the catalogue, with the status of its response where that says more. */
type MessageOf = ErrorItem & { status?: number };

type Language = keyof typeof texts;

/** A failure that is nobody's mistake says more by its status. */
const generalTexts: Readonly<Record<number, 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'>> = {
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** What an error means, with the field's name filled in; in English unless told otherwise. */
export function errorMessage({ code, property, status }: MessageOf, language: Language = 'en'): string {
  const key = (code === 'G_01' && status !== undefined && generalTexts[status]) || code;
  return texts[language][key].replace('{property}', () => property.split('.').at(-1) ?? '');
}

/** The same in English, and after it what is told besides: names of what stands in the way. */
export function detailedMessage(item: MessageOf, detail: string): string {
  const message = errorMessage(item);
  return detail ? `${message.replace(/\.$/, '')}: ${detail}` : message;
}
