import { defineEntity, type InferEntity } from '@mikro-orm/core';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'preview.shared': { pageID: number };
    'preview.withdrawn': { pageID: number };
  }
}

/** A link that shows one version to anyone who has it. Withdrawing deletes the row; the audit log still has it. */
export const PreviewLink = defineEntity({
  name: 'PreviewLink',
  tableName: 'preview_link',
  properties: (p) => ({
    id: p.integer().primary(),
    versionId: p.integer(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: p.blob(),
    createdBy: p.integer().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  }),
});
export type PreviewLink = InferEntity<typeof PreviewLink>;
