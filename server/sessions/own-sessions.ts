import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, parseInput, idInput as idSchema, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { validSessionCondition } from './session-token.ts';

/** One of the viewer's sessions. */
export type OwnSession = { id: number; device: string; current: boolean; createdAt: Date; lastUsedAt: Date };

/** Returns the viewer's valid sessions, the last used first. 401 without a session. */
export async function listOwnSessions(context: Context): Promise<OwnSession[]> {
  const viewer = requireViewer(context);
  const rows = await query(
    context.em,
    sql<{ id: number; device: string; createdAt: number; lastUsedAt: number }>`
      select id, user_agent as device, (extract(epoch from created_at) * 1000)::float8 as "createdAt",
             (extract(epoch from last_used_at) * 1000)::float8 as "lastUsedAt"
        from session s where user_id = ${viewer.id} and ${validSessionCondition} order by last_used_at desc, id desc`,
  );
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    current: id === viewer.sessionId,
    createdAt: new Date(createdAt),
    lastUsedAt: new Date(lastUsedAt),
  }));
}

/** Ends one of the viewer's sessions. 404 V_12 on `session.id` for any other. */
export async function endOwnSession(context: Context, input: unknown): Promise<void> {
  const viewer = requireViewer(context);
  const { id } = parseInput(z.object({ id: idSchema }), { id: input }, 'session');
  await inTransaction(context, async (tx) => {
    const ended = await query(tx.em, sql`delete from session where id = ${id} and user_id = ${viewer.id} returning 1`);
    if (ended.length === 0) throw new NotFound(Errors.invalid, 'session.id');
    await tx.audit({ action: 'auth.session-ended', subjectId: id });
  });
}

/** Ends all other sessions of the viewer. */
export async function endOtherSessions(context: Context): Promise<void> {
  const viewer = requireViewer(context);
  await inTransaction(context, async (tx) => {
    await query(tx.em, sql`delete from session where user_id = ${viewer.id} and id <> ${viewer.sessionId}`);
    await tx.audit({ action: 'auth.other-sessions-ended', subjectId: viewer.id });
  });
}
