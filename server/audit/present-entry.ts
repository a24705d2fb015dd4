import { z } from 'zod';
import type { AuditEntry } from './audit.queries.ts';

const entrySchema = z
  .object({
    ID: z.int().positive(),
    at: z.iso.datetime(),
    actor: z
      .object({ ID: z.int().positive(), name: z.string().nullable().describe('null when removed') })
      .nullable()
      .describe('null where nobody was signed in'),
    sessionID: z.int().nullable(),
    token: z
      .object({ ID: z.int().positive(), name: z.string().nullable().describe('null when revoked') })
      .nullable()
      .describe('the API token that a program used; null where it was the person'),
    action: z.string(),
    subjectType: z.string(),
    subjectID: z.int().nullable(),
    subjectName: z.string().nullable().describe('null where it is gone or has no name'),
    changedFields: z.array(z.string()),
  })
  .meta({ id: 'AuditEntry' });

export const auditListSchema = z.object({ items: z.array(entrySchema), totalItems: z.int() });

/** An entry in the property names of the REST layer. */
export function presentEntry(entry: AuditEntry): z.output<typeof entrySchema> {
  const { id, at, actorId, actorName, sessionId, tokenId, tokenName, action, changedFields } = entry;
  const { subjectType, subjectId, subjectName } = entry;
  return {
    ID: id,
    at: new Date(at).toISOString(),
    actor: actorId === null ? null : { ID: actorId, name: actorName },
    sessionID: sessionId,
    token: tokenId === null ? null : { ID: tokenId, name: tokenName },
    action,
    subjectType,
    subjectID: subjectId,
    subjectName,
    changedFields,
  };
}
