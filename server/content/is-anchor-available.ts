import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { parseInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { anchorPattern } from './page-version.input.ts';

/** Letters, digits, hyphens and underscores. V_16 if blank, V_14 if too long, V_12 for other invalid values. */
const anchorName = z
  .string()
  .refine((value) => value.trim() !== '', { params: { code: Errors.blank }, abort: true })
  .pipe(textInput(textLimits.name).regex(anchorPattern));

/** `pageVersionBlocks` are the blocks in the editor, stored or not. */
export const anchorAvailableInput = z.object({
  anchorName,
  blockKey: textInput(textLimits.name),
  pageVersionBlocks: z
    .array(z.object({ key: textInput(textLimits.name), anchorPoint: textInput(textLimits.name).nullish() }))
    .max(2_000),
});

/**
 * Returns whether no other block of the list has this anchor. Signed in; V_01, V_12, V_14, V_16 on `page.anchorName`.
 */
export function isAnchorAvailable(context: Context, input: unknown): boolean {
  requireViewer(context);
  const { anchorName: wantedAnchor, blockKey, pageVersionBlocks } = parseInput(anchorAvailableInput, input, 'page');
  return pageVersionBlocks.every(({ key, anchorPoint }) => key === blockKey || anchorPoint !== wantedAnchor);
}
