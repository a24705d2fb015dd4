import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { parseInput, text, textLimits } from '../shared/errors/index.ts';
import { anchorPattern } from './page-version.input.ts';

/** Letters, digits, hyphen and underscore: V_16 blank, V_14 too long, V_12 another wrong form. */
const anchorName = z
  .string()
  .refine((value) => value.trim() !== '', { params: { code: 'V_16' }, abort: true })
  .pipe(text(textLimits.name).regex(anchorPattern));

/** The blocks of a version as an editor holds them, stored or not. */
export const anchorAvailableInput = z.object({
  anchorName,
  blockKey: text(textLimits.name),
  pageVersionBlocks: z
    .array(z.object({ key: text(textLimits.name), anchorPoint: text(textLimits.name).nullish() }))
    .max(2_000),
});

/** Whether no other block of the list has that anchor. Signed in; V_01, V_12, V_14, V_16 on `page.anchorName`. */
export function checkAnchor(context: Context, input: unknown): boolean {
  requireViewer(context);
  const { anchorName: wanted, blockKey, pageVersionBlocks } = parseInput(anchorAvailableInput, input, 'page');
  return pageVersionBlocks.every(({ key, anchorPoint }) => key === blockKey || anchorPoint !== wanted);
}
