import { z } from 'zod';
import { RawAnswer, type Rest } from '../shared/rest/index.ts';
import { auditFilterInput, listAuditInput } from './audit.input.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { auditListSchema, presentEntry } from './present-entry.ts';

const audit = { tag: 'Audit log', entity: 'list', access: 'view-audit-log' } as const;

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="audit-log.csv"',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function auditRoutes(rest: Rest): void {
  rest.post(
    '/audit-log/list',
    {
      ...audit,
      summary: 'The audit log, newest first',
      effect: 'read',
      body: listAuditInput,
      success: auditListSchema,
    },
    async ({ context, body }) => {
      const { items, totalItems } = await listAuditEntries(context, body);
      return { items: items.map(presentEntry), totalItems };
    },
  );
  rest.get(
    '/audit-log/csv',
    {
      ...audit,
      summary: 'The audit log, or what a filter leaves of it, as CSV',
      query: auditFilterInput,
      success: z.string().describe('CSV, UTF-8 with its mark, newest first'),
      file: { contentTypes: ['text/csv'] },
    },
    ({ context, query }) => new RawAnswer(exportAuditLog(context, query), headers),
  );
}
