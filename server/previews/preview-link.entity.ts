import { defineEntity, type InferEntity } from '@mikro-orm/core';

/** A link that shows one version to whoever has it. Withdrawing removes it: the audit log remembers. */
export const PreviewLink = defineEntity({
  name: 'PreviewLink',
  tableName: 'preview_link',
  properties: (p) => ({
    id: p.integer().primary(),
    versionId: p.integer(),
    /** SHA-256 of the token, which is told once and kept nowhere. */
    tokenHash: p.blob(),
    createdBy: p.integer().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  }),
});
export type PreviewLink = InferEntity<typeof PreviewLink>;
