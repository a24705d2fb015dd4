import { formatLocale } from '../i18n/language.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DATE_PARTS = /^(\d{1,4})\s*[./\s-]\s*(\d{1,2})\s*[./\s-]\s*(\d{1,4})\.?$/;
const TIME = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(?:uhr|uur|h)?$/i;

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** Returns the order in which a language writes day, month and year. */
function getDatePartOrder(language: string): string[] {
  const parts = new Intl.DateTimeFormat(formatLocale(language)).formatToParts(new Date(2000, 0, 1));
  return parts.map(({ type }) => type).filter((type) => type !== 'literal');
}

function toISO(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isDay && year >= 1000 ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}

/** Parses a date in the language's order or as 2026-02-28, and returns it as the latter; null if invalid. */
export function parseDate(text: string, language: string): string | null {
  const iso = ISO.exec(text.trim());
  if (iso) return toISO(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const found = DATE_PARTS.exec(text.trim());
  if (!found) return null;
  const order = getDatePartOrder(language);
  const valueOf = (type: string) => found[order.indexOf(type) + 1] ?? '';
  const year = valueOf('year');
  return toISO(
    Number(year.length <= 2 ? `20${pad(Number(year))}` : year),
    Number(valueOf('month')),
    Number(valueOf('day')),
  );
}

/** Formats a date such as 2026-02-28 for a language; empty if invalid. */
export function formatDate(iso: string, language: string): string {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  if (year === undefined) return '';
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return at.toLocaleDateString(formatLocale(language), options);
}

/** Parses a time such as 9, 9:30 or 9.30, and returns it as 09:30; null if invalid. */
export function parseTime(text: string): string | null {
  const found = TIME.exec(text.trim());
  if (!found) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  return hours < 24 && minutes < 60 ? `${pad(hours)}:${pad(minutes)}` : null;
}
