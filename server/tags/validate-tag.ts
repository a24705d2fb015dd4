import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { AppError, type ErrorItem, parseInput } from '../shared/errors/index.ts';
import { tagName } from './tag-name.ts';

const validTagInput = z.object({ tag: tagName });

/** Describes the call; any value may be asked about. */
export const validateTagInput = z.object({ tag: z.unknown().optional() });

/**
 * What is wrong with the name of a tag, nothing where it can be used: V_16, V_14 or V_12 on `tag.tag`. Signed in.
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
