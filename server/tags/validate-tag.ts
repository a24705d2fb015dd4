import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { AppError, type ErrorItem, parseInput } from '../shared/errors/index.ts';
import { tagNameInput } from './tag-name.ts';

const validTagInput = z.object({ tag: tagNameInput });

/** For the description of the API; any value can be validated. */
export const validateTagInput = z.object({ tag: z.unknown().optional() });

/**
 * Returns the errors of a tag name: V_16, V_14 or V_12 on `tag.tag`; none if it is valid. Signed in.
 */
export function validateTag(context: Context, input: unknown): ErrorItem[] {
  requireViewer(context);
  const { tag } = parseInput(validateTagInput, input ?? {}, 'tag');
  try {
    parseInput(validTagInput, { tag: tag ?? '' }, 'tag');
    return [];
  } catch (error) {
    if (error instanceof AppError) return [...error.errors];
    throw error;
  }
}
