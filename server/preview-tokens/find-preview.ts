import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { hashPreviewToken } from './preview-token.ts';

type Preview = { versionID: number; expiresAt: Date };

/** What a token opens: one version, and only until it expires. Null for one that is unknown, withdrawn or expired. */
export async function findPreview(em: EntityManager, token: string): Promise<Preview | null> {
  const [preview] = await query(
    em,
    sql<{ versionID: number; expiresAt: string }>`
      select version_id as "versionID", expires_at::text as "expiresAt" from preview_link
       where token_hash = ${hashPreviewToken(token)} and expires_at > now()`,
  );
  return preview ? { versionID: preview.versionID, expiresAt: new Date(preview.expiresAt) } : null;
}
