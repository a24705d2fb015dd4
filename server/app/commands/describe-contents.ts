type Contents = { madeAt: Date; rows: number; files: number; bytes: number };

const number = (value: number): string => value.toLocaleString('en');

/** "of 2026-11-21T10:00:00.000Z, 1,204 rows, 37 media files (12.3 MB)" */
export function describeContents({ madeAt, rows, files, bytes }: Contents): string {
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return `of ${madeAt.toISOString()}, ${number(rows)} rows, ${number(files)} media files (${megabytes} MB)`;
}
