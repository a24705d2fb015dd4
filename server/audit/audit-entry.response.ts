import { z } from 'zod';
import type { AuditEntry } from './audit.queries.ts';

const auditEntryResponse = z
  .object({
    ID: z.int().positive(),
    at: z.iso.datetime(),
    actor: z
      .object({ ID: z.int().positive(), name: z.string().nullable().describe('null if deleted') })
      .nullable()
      .describe('null if nobody was signed in'),
    sessionID: z.int().nullable(),
    token: z
      .object({ ID: z.int().positive(), name: z.string().nullable().describe('null if revoked') })
      .nullable()
      .describe('the API token that a program used; null for a person'),
    action: z.string(),
    subjectType: z.string(),
    subjectID: z.int().nullable(),
    subjectName: z.string().nullable().describe('null if it was deleted or has no name'),
    changedFields: z.array(z.string()),
  })
  .meta({ id: 'AuditEntry' });

export const auditEntryListResponse = z.object({ items: z.array(auditEntryResponse), totalItems: z.int() });

/** Maps an audit entry to the property names of the REST API. */
export function toAuditEntryResponse(entry: AuditEntry): z.output<typeof auditEntryResponse> {
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
