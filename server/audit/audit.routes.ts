import { z } from 'zod';
import { RawResponse, type RestRouter } from '../shared/rest/index.ts';
import { auditFilterInput, listAuditInput } from './audit.input.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { auditEntryListResponse, toAuditEntryResponse } from './audit-entry.response.ts';

const routeDefaults = { tag: 'Audit log', entity: 'list', access: 'view-audit-log' } as const;

const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="audit-log.csv"',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function auditRoutes(rest: RestRouter): void {
  rest.post(
    '/audit-log/list',
    {
      ...routeDefaults,
      summary: 'The audit log, newest first',
      effect: 'read',
      body: listAuditInput,
      success: auditEntryListResponse,
    },
    async ({ context, body }) => {
      const { items, totalItems } = await listAuditEntries(context, body);
      return { items: items.map(toAuditEntryResponse), totalItems };
    },
  );
  rest.get(
    '/audit-log/csv',
    {
      ...routeDefaults,
      summary: 'The filtered audit log as CSV',
      query: auditFilterInput,
      success: z.string().describe('CSV in UTF-8 with a byte order mark, newest first'),
      file: { contentTypes: ['text/csv'] },
    },
    ({ context, query }) => new RawResponse(exportAuditLog(context, query), csvHeaders),
  );
}
