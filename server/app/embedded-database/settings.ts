/** PostgreSQL's settings by name. */
export type Settings = Record<string, string | number>;

/**
 * Given at every start, so that a newer release can change them for an old data folder. Nothing here lessens
 * durability: what was acknowledged survives kill -9 and a power cut.
 */
export const defaultSettings: Settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // reached over loopback only; a socket's path may have 107 bytes at most
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
  // nobody replicates from it, so the journal holds what recovery needs and no more
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // what happens to the database, never what is in it: no statements, no values
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: -1,
  log_lock_failures: 'off',
};

export function toArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
