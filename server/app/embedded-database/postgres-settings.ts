/** PostgreSQL's settings by name. */
export type PostgresSettings = Record<string, string | number>;

/**
 * Passed at every start, so that a new release can change them for an existing data folder. Full durability:
 * acknowledged changes survive kill -9 and a power cut.
 */
export const defaultPostgresSettings: PostgresSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // reachable over loopback only; a socket path is limited to 107 bytes
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  // a small machine's share; parallel workers would also need more /dev/shm than containers have
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  io_method: 'sync',
  jit: 'off',
  // no replication, so the write-ahead log only contains what recovery needs
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // logs what happens to the database, but no statements or values
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: -1,
  log_lock_failures: 'off',
};

/** Converts settings to command line arguments of PostgreSQL. */
export function toPostgresArguments(settings: PostgresSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
