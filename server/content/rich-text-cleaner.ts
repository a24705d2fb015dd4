import type { FieldDefinition } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';
import { maxEventLoopTextLength } from '../shared/threads/index.ts';
import { cleanRichTexts } from './clean-rich-text.ts';

/** Most rows of a repeatable group. */
export const maxRows = 200;

/** Returns the cleaned rich text, or null if it is rejected. */
export type RichTextCleaner = (html: string) => string | null;

type Props = Record<string, unknown>;
type Part = { fields: readonly FieldDefinition[]; props: Props };

const isRecord = (value: unknown): value is Props => typeof value === 'object' && value !== null;

function findRichTexts({ fields, props }: Part): string[] {
  return fields.flatMap((field) => {
    const value = props[field.name];
    if (field.kind === 'rich-text') return typeof value === 'string' ? [value] : [];
    if (field.kind !== 'repeat' || !Array.isArray(value) || value.length > maxRows) return [];
    return value.filter(isRecord).flatMap((row) => findRichTexts({ fields: field.fields, props: row }));
  });
}

/**
 * Cleans all rich texts of the parts, in a worker thread if they are long in total. Returns a lookup of the results.
 */
export async function createRichTextCleaner(
  { threads }: Pick<Services, 'threads'>,
  parts: readonly Part[],
): Promise<RichTextCleaner> {
  const texts = [...new Set(parts.flatMap(findRichTexts))];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const cleaned = length > maxEventLoopTextLength ? await threads.run('cleanRichTexts', texts) : cleanRichTexts(texts);
  const byText = new Map(texts.map((text, index) => [text, cleaned[index] ?? null]));
  return (html) => byText.get(html) ?? null;
}
