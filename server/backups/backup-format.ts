import { z } from 'zod';

/** docs/operations.md describes it; raised where an older release could not read it any more. */
export const formatVersion = 1;

/** The first entry: what has to be known before anything is read. */
export const manifestShape = z.object({
  format: z.literal('ximblox-backup'),
  version: z.int().positive(),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that its tables have gone through, in their order. */
  migrations: z.array(z.string()),
  /** In the order of their entries. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});

/** The last entry: without it the file is not whole. */
export const endShape = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** The last number that each sequence gave; null before the first. */
  sequences: z.record(z.string(), z.int().nullable()),
  files: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
});

/** A job that waited; those that repeat by themselves are none. */
export const jobShape = z.object({
  name: z.string(),
  payload: z.unknown(),
  runAt: z.iso.datetime({ offset: true }),
  key: z.string().nullable(),
  maxAttempts: z.int().positive(),
});

export type Manifest = z.infer<typeof manifestShape>;
export type BackupEnd = z.infer<typeof endShape>;
export type WaitingJob = z.infer<typeof jobShape>;
export type BackupTable = Manifest['tables'][number];

export const entryNames = {
  manifest: 'manifest.json',
  jobs: 'jobs.json',
  end: 'end.json',
  mediaFolder: 'media/',
  tablesFolder: 'tables/',
} as const;
