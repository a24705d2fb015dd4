import type { FieldDefinition } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';
import { longestOnEventLoop } from '../shared/threads/index.ts';
import { cleanRichTexts } from './clean-rich-text.ts';

/** Rows of a repeatable group. */
export const mostRows = 200;

/** What becomes of a rich text; null where it is refused. */
export type CleanHtml = (html: string) => string | null;

type Props = Record<string, unknown>;
type Part = { fields: readonly FieldDefinition[]; props: Props };

const isRecord = (value: unknown): value is Props => typeof value === 'object' && value !== null;

function findRichTexts({ fields, props }: Part): string[] {
  return fields.flatMap((field) => {
    const value = props[field.name];
    if (field.kind === 'rich-text') return typeof value === 'string' ? [value] : [];
    if (field.kind !== 'repeat' || !Array.isArray(value) || value.length > mostRows) return [];
    return value.filter(isRecord).flatMap((row) => findRichTexts({ fields: field.fields, props: row }));
  });
}

/** Cleans the rich texts of all parts, in a thread where they are long together. */
export async function cleanPartTexts(
  { threads }: Pick<Services, 'threads'>,
  parts: readonly Part[],
): Promise<CleanHtml> {
  const texts = [...new Set(parts.flatMap(findRichTexts))];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const cleaned = length > longestOnEventLoop ? await threads.run('cleanRichTexts', texts) : cleanRichTexts(texts);
  const byText = new Map(texts.map((text, index) => [text, cleaned[index] ?? null]));
  return (html) => byText.get(html) ?? null;
}
