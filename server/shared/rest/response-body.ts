import { z } from 'zod';
import { errorCodes } from '../errors/index.ts';

/** Schema of one error. */
export const errorItemSchema = z
  .object({
    code: z.enum(errorCodes),
    property: z.string().describe('`entity.field`, or empty for a general error'),
  })
  .meta({ id: 'ErrorItem' });

// Registers the schema of every failure body for the API description.
z.object({
  Success: z.literal(false),
  Errors: z.array(errorItemSchema).min(1),
  Message: z.string().describe('the first error in English'),
}).register(z.globalRegistry, { id: 'Failure' });

/** Returns the schema of `{Success, Errors}` with the fields of a call. */
export function successSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ Success: z.literal(true), Errors: z.array(errorItemSchema).max(0), ...shape });
}

/** Returns `{Success: true, Errors: []}` with the fields of a call. */
export function successBody<Fields extends object>(fields: Fields): { Success: true; Errors: [] } & Fields {
  return { Success: true, Errors: [], ...fields };
}
