import { catch as readOr, z } from 'zod/mini';
import { contentSchema } from '../content/read-content.ts';
import type { Draft } from './saver.ts';

/** Unsaved work of one editing session. */
export type KeptDraft = Draft & {
  id: string;
  pageID: number;
  /** Whose it is: on a shared computer nobody is offered another's. */
  userID: number;
  /** The browser's tab, which goes on with it by itself; empty where it was put aside. */
  tabID: string;
  changedAt: Date;
};

const draft = z.object({
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
}) satisfies z.ZodMiniType<KeptDraft>;

/** A draft as this release writes it, whichever wrote it; null where there is no page in it. */
export function readDraft(stored: unknown): KeptDraft | null {
  return draft.safeParse(stored).data ?? null;
}
