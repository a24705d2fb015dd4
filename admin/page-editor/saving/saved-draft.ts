import { catch as readOr, z } from 'zod/mini';
import { contentSchema } from '../content/content-schema.ts';
import type { PageDraft } from './saver.ts';

/** Unsaved work of one editor session, as saved in IndexedDB. */
export type SavedDraft = PageDraft & {
  id: string;
  pageID: number;
  /** Owner of the draft: on a shared computer, drafts are not offered to other users. */
  userID: number;
  /** The tab that restores the draft automatically; empty if it was saved for later. */
  tabID: string;
  changedAt: Date;
};

const draftSchema = z.object({
  id: z.string(),
  pageID: z.number(),
  userID: z.number(),
  tabID: z.string(),
  changedAt: z.date(),
  content: contentSchema,
  ground: z.object({
    versionID: z.number(),
    revision: z.number(),
    storedBy: readOr(z.nullable(z.string()), null),
    content: contentSchema,
    sent: contentSchema,
    open: readOr(z.array(z.string()), []),
  }),
}) satisfies z.ZodMiniType<SavedDraft>;

/** Parses a saved draft of any release; null if it has no page content. */
export function parseSavedDraft(stored: unknown): SavedDraft | null {
  return draftSchema.safeParse(stored).data ?? null;
}
