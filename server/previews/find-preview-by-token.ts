import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { hashPreviewToken } from './preview-token.ts';

type PreviewAccess = { versionID: number; expiresAt: Date };

/** Returns the version that a token gives access to, and until when. Null if it is unknown, withdrawn or expired. */
export async function findPreviewByToken(em: EntityManager, token: string): Promise<PreviewAccess | null> {
  const [preview] = await query(
    em,
    sql<{ versionID: number; expiresAt: string }>`
      select version_id as "versionID", expires_at::text as "expiresAt" from preview_link
       where token_hash = ${hashPreviewToken(token)} and expires_at > now()`,
  );
  return preview ? { versionID: preview.versionID, expiresAt: new Date(preview.expiresAt) } : null;
}
