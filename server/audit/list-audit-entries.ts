import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import type { PagedList } from '../shared/list/index.ts';
import { listAuditInput } from './audit.input.ts';
import {
  type AuditActor,
  type AuditEntry,
  type AuditToken,
  countEntries,
  loadActions,
  loadActors,
  loadEntries,
  loadTokens,
} from './audit.queries.ts';

/** Who may read the audit log. */
export function authorizeAudit({ viewer }: Context): void {
  authorize(viewer, hasPermission(viewer, 'view-audit-log'));
}

/** The deeds that a filter leaves, newest first. view-audit-log; V_12 on `list.…`. */
export async function listAuditEntries(context: Context, input: unknown): Promise<PagedList<AuditEntry>> {
  authorizeAudit(context);
  const { pageIndex, pageSize, ...filter } = parseInput(listAuditInput, input, 'list');
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const items = await loadEntries(context.em, filter, page);
  return { items, totalItems: await countEntries(context.em, filter) };
}

/** Everybody in the log, for choosing one. view-audit-log. */
export async function listAuditActors(context: Context): Promise<AuditActor[]> {
  authorizeAudit(context);
  return loadActors(context.em);
}

/** Every API token in the log, for choosing one. view-audit-log. */
export async function listAuditTokens(context: Context): Promise<AuditToken[]> {
  authorizeAudit(context);
  return loadTokens(context.em);
}

/** Every action in the log, for choosing one. view-audit-log. */
export async function listAuditActions(context: Context): Promise<string[]> {
  authorizeAudit(context);
  return loadActions(context.em);
}
