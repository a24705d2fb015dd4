type BackupContents = { madeAt: Date; rows: number; files: number; bytes: number };

const formatNumber = (value: number): string => value.toLocaleString('en');

/** "of 2026-11-21T10:00:00.000Z, 1,204 rows, 37 media files (12.3 MB)" */
export function describeBackupContents({ madeAt, rows, files, bytes }: BackupContents): string {
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return `of ${madeAt.toISOString()}, ${formatNumber(rows)} rows, ${formatNumber(files)} media files (${megabytes} MB)`;
}
