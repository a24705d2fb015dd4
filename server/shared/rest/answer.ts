import { z } from 'zod';
import { errorCodes } from '../errors/index.ts';

/** One error of a failure. */
export const errorItemSchema = z
  .object({
    code: z.enum(errorCodes),
    property: z.string().describe('`entity.field`, or empty for a general error'),
  })
  .meta({ id: 'ErrorItem' });

// The body of every failure, by its name in the description.
z.object({
  Success: z.literal(false),
  Errors: z.array(errorItemSchema).min(1),
  Message: z.string().describe('the first error in English'),
}).register(z.globalRegistry, { id: 'Failure' });

/** Describes `{Success, Errors}` plus the fields of a call. */
export function successSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ Success: z.literal(true), Errors: z.array(errorItemSchema).max(0), ...shape });
}

/** Makes `{Success: true, Errors: []}` plus the fields of a call. */
export function succeed<Fields extends object>(fields: Fields): { Success: true; Errors: [] } & Fields {
  return { Success: true, Errors: [], ...fields };
}
