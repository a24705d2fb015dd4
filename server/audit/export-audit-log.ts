import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type AuditFilter, auditFilterInput } from './audit.input.ts';
import { type AuditEntry, loadAuditEntriesBefore } from './audit.queries.ts';
import { toCsvLine } from '../shared/csv/to-csv-line.ts';
import { authorizeAuditLog } from './list-audit-entries.ts';

/** Entries in memory at a time. */
const batchSize = 1_000;

const header = [
  'at',
  'actorID',
  'actor',
  'sessionID',
  'tokenID',
  'token',
  'action',
  'subjectType',
  'subjectID',
  'subject',
  'changedFields',
];

function toLine(entry: AuditEntry): string {
  const { at, actorId, actorName, sessionId, tokenId, tokenName, action, changedFields } = entry;
  const { subjectType, subjectId, subjectName } = entry;
  const time = new Date(at).toISOString();
  const subject = [subjectType, subjectId, subjectName] as const;
  return toCsvLine([
    time,
    actorId,
    actorName,
    sessionId,
    tokenId,
    tokenName,
    action,
    ...subject,
    changedFields.join(' '),
  ]);
}

async function* writeLines(em: EntityManager, filter: AuditFilter): AsyncIterable<string> {
  // Spreadsheets need the byte order mark to read the file as UTF-8.
  yield `\uFEFF${toCsvLine(header)}`;
  let before: number | null = null;
  do {
    const entries: AuditEntry[] = await loadAuditEntriesBefore(em, filter, { limit: batchSize, before });
    yield entries.map(toLine).join('');
    before = entries.length === batchSize ? (entries.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

/** Returns the filtered log as a CSV stream, newest first. view-audit-log. */
export function exportAuditLog(context: Context, input: unknown): Readable {
  authorizeAuditLog(context);
  const filter = parseInput(auditFilterInput, input, 'list');
  return Readable.from(writeLines(context.em, filter), { objectMode: false });
}
