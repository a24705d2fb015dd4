import { z } from 'zod';

/** Described in docs/operations.md. Raise it when older releases can no longer read the file. */
export const backupFormatVersion = 1;

/** The first entry: what a restore needs before it reads anything else. */
export const backupManifestSchema = z.object({
  format: z.literal('ximblox-backup'),
  version: z.int().positive(),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that were run, in order. */
  migrations: z.array(z.string()),
  /** In the order of their entries. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});

/** The last entry. Without it the file is incomplete. */
export const backupTrailerSchema = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** The last value of each sequence; null if it was never used. */
  sequences: z.record(z.string(), z.int().nullable()),
  files: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
});

/** A waiting job, but none that is scheduled periodically. */
export const waitingJobSchema = z.object({
  name: z.string(),
  payload: z.unknown(),
  runAt: z.iso.datetime({ offset: true }),
  key: z.string().nullable(),
  maxAttempts: z.int().positive(),
});

export type BackupManifest = z.infer<typeof backupManifestSchema>;
export type BackupTrailer = z.infer<typeof backupTrailerSchema>;
export type WaitingJob = z.infer<typeof waitingJobSchema>;
export type BackupTable = BackupManifest['tables'][number];

/** Names and folders of the entries. */
export const backupEntryNames = {
  manifest: 'manifest.json',
  jobs: 'jobs.json',
  trailer: 'end.json',
  mediaFolder: 'media/',
  tablesFolder: 'tables/',
} as const;
