import type { EntityManager } from '@mikro-orm/postgresql';
import { type AuditAction, auditSubjects } from './audit-actions.ts';
import type { Context, Services, Viewer } from './context.ts';
import { type AppEvent, eventChannel, type JobSubscriptions } from './events/event.ts';
import { query, sql } from './database/query.ts';
import { translateDatabaseError, type UniqueIndexErrors } from './database/translate-database-error.ts';

declare module './context.ts' {
  interface Services {
    subscriptions: JobSubscriptions;
    /** Handles the event on this node at once; other nodes receive it from the database. */
    announce: (event: AppEvent) => void;
    /** The errors for violated unique indexes of all features. */
    uniqueIndexErrors: UniqueIndexErrors;
  }
}

/** An entry of the append-only audit log; contains names of changed fields, never values. */
export type AuditRecord = {
  action: AuditAction;
  subjectId: number | null;
  changedFields?: readonly string[];
  /** The actor, if the context does not know it yet: at login. */
  actor?: { id: number; sessionId: number | null };
};

/** One write: its changes, audit entries and events are committed together or not at all. */
export type Transaction = {
  em: EntityManager;
  viewer: Viewer | null;
  services: Services;
  audit: (record: AuditRecord) => Promise<void>;
  emit: (event: AppEvent) => Promise<void>;
};

async function insertAuditEntry(em: EntityManager, viewer: Viewer | null, record: AuditRecord): Promise<void> {
  const actor = record.actor ?? (viewer && { id: viewer.id, sessionId: viewer.sessionId });
  await query(
    em,
    sql`insert into audit_entry (actor_id, session_id, api_token_id, action, subject_type, subject_id, changed_fields)
        values (${actor?.id ?? null}, ${actor?.sessionId ?? null}, ${viewer?.tokenId ?? null}, ${record.action},
                ${auditSubjects[record.action]}, ${record.subjectId}, ${record.changedFields ?? []})`,
  );
}

/** PostgreSQL delivers notification and jobs only after the commit. */
async function sendEvent(em: EntityManager, services: Services, event: AppEvent): Promise<void> {
  const payload = JSON.stringify(event);
  await query(em, sql`select pg_notify(${eventChannel}, ${payload})`);
  for (const job of services.subscriptions[event.name] ?? []) {
    await query(em, sql`select graphile_worker.add_job(${job}, ${payload}::json)`);
  }
}

/**
 * Runs a write in one transaction, or as part of the context's transaction. Translates violated unique indexes to error
 * codes (V_06, ML_03).
 */
export async function inTransaction<Result>(
  context: Context,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { viewer, services } = context;
  const events: AppEvent[] = [];
  const run = (em: EntityManager): Promise<Result> =>
    write({
      em,
      viewer,
      services,
      audit: (record) => insertAuditEntry(em, viewer, record),
      emit: async (event) => {
        await sendEvent(em, services, event);
        events.push(event);
      },
    });
  try {
    const result = await context.em.fork({ keepTransactionContext: true }).transactional(run);
    // In an outer transaction nothing is committed yet: this node receives the event from the database like the others.
    if (!context.em.isInTransaction()) events.forEach(services.announce);
    return result;
  } catch (error) {
    throw translateDatabaseError(error, services.uniqueIndexErrors);
  }
}
