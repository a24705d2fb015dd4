/** Tables that are not part of a backup. */
export const excludedTables: readonly string[] = [
  // Written by migrations.
  'migration',
  // Restoring sessions would sign users in again who have signed out since; restoring locks would bring expired locks
  // back.
  'session',
  'login_failure',
  // Describes the nodes that are running now.
  'job_runner',
  // The search index is rebuilt from the pages by the engine in use.
  'search_document',
  'search_word',
  'search_entry',
  'search_index',
  // Belongs to the installation that made or tested the backup.
  'backup_record',
  // Their files are not part of a backup.
  'bundle_task',
];
