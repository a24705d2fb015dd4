export { recordBackup } from './backup-record.ts';
export { BackupsResolver } from './backups.resolver.ts';
export { restoreBackup, type RestoreSummary } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
