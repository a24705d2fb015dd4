import { z } from 'zod';
import { isStorableText, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { hasOverlongMarks, normalizeText } from '../shared/normalize-text.ts';

/** Control characters, path separators, and marks that change how a name is read. */
const forbiddenInNames = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069/\\]/u;

/** PostgreSQL indexes at most 2,704 bytes per row. */
export const maxPathBytes = 2_400;

const isName = (value: string): boolean => !forbiddenInNames.test(value) && value !== '.' && value !== '..';

const isNormalizable = (value: string): boolean => isStorableText(value) && !hasOverlongMarks(value);

const normalizeName = (value: string): string => normalizeText(value).trim();

/** Name of a file or folder, NFC and trimmed. V_16 blank, V_14 too long, V_12 otherwise invalid. */
export const mediaName = z
  .string()
  .refine(isNormalizable, { abort: true })
  .transform(normalizeName)
  .refine((value) => value !== '', { params: { code: Errors.blank }, abort: true })
  .pipe(textInput(textLimits.name).refine(isName));

const splitPath = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'));

const isPath = (path: string): boolean =>
  path.startsWith('/') && splitPath(path).every((name) => name !== '' && isName(name) && name === normalizeName(name));

/** Whether PostgreSQL can index the path. */
export const isPathShortEnough = (path: string): boolean => Buffer.byteLength(path) <= maxPathBytes;

/** Path of a folder: begins with `/` and does not end with one, except for the root. V_12, V_14 too long. */
export const directoryPath = z
  .string()
  .refine(isNormalizable, { abort: true })
  .transform((value) => normalizeText(value).replace(/(?<=[^/])\/$/, ''))
  .refine(isPathShortEnough, { params: { code: Errors.tooLong }, abort: true })
  .refine(isPath);
