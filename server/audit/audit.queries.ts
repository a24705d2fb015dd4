import type { EntityManager } from '@mikro-orm/postgresql';
import { joinTokenName } from '../api-tokens/index.ts';
import { directoryPathOf, fileNameOf } from '../media/index.ts';
import { menuNameOf } from '../menu/index.ts';
import { pageTitleOf } from '../pages/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { tagNameOf } from '../tags/index.ts';
import { displayNameOf, joinDisplayName, roleNameOf } from '../users/index.ts';
import type { AuditFilter } from './audit.input.ts';

/** One action: who did what to what, when, from which session. Has only the names of changed fields, never a value. */
export type AuditEntry = {
  id: number;
  /** ISO 8601, to the microsecond. */
  at: string;
  /** Null if nobody was signed in. */
  actorId: number | null;
  /** Null for nobody and for a deleted user. */
  actorName: string | null;
  sessionId: number | null;
  /** The API token that a program used; null for a person. */
  tokenId: number | null;
  /** Null for a revoked token too. */
  tokenName: string | null;
  action: string;
  subjectType: string;
  subjectId: number | null;
  /** Current name of the subject; null when it was deleted or has no name. */
  subjectName: string | null;
  changedFields: string[];
};

const subjectName = sql`
  case a.subject_type
    when 'page' then ${pageTitleOf(sql`a.subject_id`)}
    when 'user' then ${displayNameOf(sql`a.subject_id`)}
    when 'role' then ${roleNameOf(sql`a.subject_id`)}
    when 'menu' then ${menuNameOf(sql`a.subject_id`)}
    when 'tag' then ${tagNameOf(sql`a.subject_id`)}
    when 'file' then ${fileNameOf(sql`a.subject_id`)}
    when 'directory' then ${directoryPathOf(sql`a.subject_id`)}
  end`;

const actor = joinDisplayName(sql`a.actor_id`);
const token = joinTokenName(sql`a.api_token_id`);

const selectEntry = sql`
  select a.id::int as id, to_json(a.at) #>> '{}' as at, a.actor_id as "actorId",
         ${actor.name} as "actorName", a.session_id as "sessionId",
         a.api_token_id as "tokenId", ${token.name} as "tokenName", a.action,
         a.subject_type as "subjectType", a.subject_id as "subjectId", ${subjectName} as "subjectName",
         a.changed_fields as "changedFields"
    from audit_entry a ${actor.join} ${token.join}`;

function filterCondition({ actorID, tokenID, action, subjectType, subjectID, from, to }: AuditFilter) {
  return sql`(${actorID}::int is null or a.actor_id = ${actorID})
         and (${tokenID}::int is null or a.api_token_id = ${tokenID})
         and (${action}::text is null or a.action = ${action})
         and (${subjectType}::text is null or a.subject_type = ${subjectType})
         and (${subjectID}::int is null or a.subject_id = ${subjectID})
         and (${from}::timestamptz is null or a.at >= ${from})
         and (${to}::timestamptz is null or a.at < ${to})`;
}

type Page = { limit: number; offset: number };

/** Returns entries newest first. Ordered by id, since entries are only ever added. */
export function loadAuditEntries(
  em: EntityManager,
  filter: AuditFilter,
  { limit, offset }: Page,
): Promise<AuditEntry[]> {
  return query(
    em,
    sql<AuditEntry>`${selectEntry} where ${filterCondition(filter)} order by a.id desc limit ${limit} offset ${offset}`,
  );
}

/** Returns the entries with a lower id than `before`, newest first, so that a long log can be read in batches. */
export function loadAuditEntriesBefore(
  em: EntityManager,
  filter: AuditFilter,
  { limit, before }: { limit: number; before: number | null },
): Promise<AuditEntry[]> {
  return query(
    em,
    sql<AuditEntry>`${selectEntry} where ${filterCondition(filter)} and (${before}::bigint is null or a.id < ${before})
                     order by a.id desc limit ${limit}`,
  );
}

/** Returns the number of entries that match a filter. */
export async function countAuditEntries(em: EntityManager, filter: AuditFilter): Promise<number> {
  const [row] = await query(
    em,
    sql<{ total: number }>`select count(*)::int as total from audit_entry a where ${filterCondition(filter)}`,
  );
  return row?.total ?? 0;
}

/** A user in the log; the name is null for a deleted one. */
export type AuditActor = { id: number; name: string | null };

/**
 * Returns everybody who has entries in the log, deleted users last. Steps through the index from one id to the next.
 */
export function loadAuditActors(em: EntityManager): Promise<AuditActor[]> {
  const displayed = joinDisplayName(sql`actor.id`);
  return query(
    em,
    sql<AuditActor>`
      with recursive actor as (
        select min(actor_id) as id from audit_entry
        union all
        select (select min(actor_id) from audit_entry where actor_id > actor.id) from actor where actor.id is not null
      )
      select actor.id, ${displayed.name} as name from actor ${displayed.join}
       where actor.id is not null order by lower(${displayed.name}) nulls last, actor.id`,
  );
}

/** An API token in the log; the name is null for a revoked one. */
export type AuditToken = { id: number; name: string | null };

/**
 * Returns every API token that has entries in the log, revoked ones last. Steps through the index as `loadAuditActors`.
 */
export function loadAuditTokens(em: EntityManager): Promise<AuditToken[]> {
  const named = joinTokenName(sql`used.id`);
  return query(
    em,
    sql<AuditToken>`
      with recursive used as (
        select min(api_token_id) as id from audit_entry
        union all
        select (select min(api_token_id) from audit_entry where api_token_id > used.id) from used where used.id is not null
      )
      select used.id, ${named.name} as name from used ${named.join}
       where used.id is not null order by lower(${named.name}) nulls last, used.id`,
  );
}

/** Returns every action that occurs in the log, by name. */
export async function loadAuditActions(em: EntityManager): Promise<string[]> {
  const rows = await query(
    em,
    sql<{ action: string }>`
      with recursive known as (
        select min(action) as action from audit_entry
        union all
        select (select min(action) from audit_entry where action > known.action) from known where known.action is not null
      )
      select action from known where action is not null`,
  );
  return rows.map(({ action }) => action);
}
