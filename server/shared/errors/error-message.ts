import type { Language } from '../../../languages/languages.ts';
import { serverTexts } from '../../../languages/server-texts.ts';
import { type ErrorItem, Errors } from './error-code.ts';

/** An error item, with the status of its response if that makes the message more precise. */
type ErrorMessageInput = ErrorItem & { status?: number };

/** Statuses for which G_01 has a more precise text. */
const generalTexts: Readonly<Record<number, 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'>> = {
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Returns the message of an error with the field's name, by default in English. */
export function errorMessage({ code, property, status }: ErrorMessageInput, language: Language = 'en'): string {
  const key = (code === Errors.general && status !== undefined && generalTexts[status]) || code;
  return serverTexts[language].errors[key].replace('{property}', () => property.split('.').at(-1) ?? '');
}

/** Returns the English message followed by the detail. */
export function detailedMessage(item: ErrorMessageInput, detail: string): string {
  const message = errorMessage(item);
  return detail ? `${message.replace(/\.$/, '')}: ${detail}` : message;
}
