/** Tables that no backup holds. */
export const leftOut: readonly string[] = [
  // Written by migrating.
  'migration',
  // Whoever has signed out since the backup would be signed in again, and a lock that ended would lock again.
  'session',
  'login_failure',
  // The nodes of this moment.
  'job_runner',
  // The index is built from the pages, by whichever engine serves then.
  'search_document',
  'search_word',
  'search_entry',
  'search_index',
  // What was backed up and tried out is told by the installation that did it.
  'backup_record',
  // Their files are in no backup.
  'bundle_task',
];
