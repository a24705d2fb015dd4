import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import type { PagedList } from '../shared/list/index.ts';
import { listAuditInput } from './audit.input.ts';
import {
  type AuditActor,
  type AuditEntry,
  type AuditToken,
  countAuditEntries,
  loadAuditActions,
  loadAuditActors,
  loadAuditEntries,
  loadAuditTokens,
} from './audit.queries.ts';

/** Throws unless the viewer may read the audit log. */
export function authorizeAuditLog({ viewer }: Context): void {
  authorize(viewer, hasPermission(viewer, 'view-audit-log'));
}

/** Returns the entries that match a filter, newest first. view-audit-log; V_12 on `list.…`. */
export async function listAuditEntries(context: Context, input: unknown): Promise<PagedList<AuditEntry>> {
  authorizeAuditLog(context);
  const { pageIndex, pageSize, ...filter } = parseInput(listAuditInput, input, 'list');
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const items = await loadAuditEntries(context.em, filter, page);
  return { items, totalItems: await countAuditEntries(context.em, filter) };
}

/** Returns everybody in the log, for the filter. view-audit-log. */
export async function listAuditActors(context: Context): Promise<AuditActor[]> {
  authorizeAuditLog(context);
  return loadAuditActors(context.em);
}

/** Returns every API token in the log, for the filter. view-audit-log. */
export async function listAuditTokens(context: Context): Promise<AuditToken[]> {
  authorizeAuditLog(context);
  return loadAuditTokens(context.em);
}

/** Returns every action in the log, for the filter. view-audit-log. */
export async function listAuditActions(context: Context): Promise<string[]> {
  authorizeAuditLog(context);
  return loadAuditActions(context.em);
}
