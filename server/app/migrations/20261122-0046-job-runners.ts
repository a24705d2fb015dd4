import { Migration } from '@mikro-orm/migrations';

/** Heartbeats of job runners: the jobs of a dead runner are released by the others. */
export class JobRunnersMigration extends Migration {
  override name = '20261122-0046-job-runners';

  override up(): void {
    this.addSql(`
      create table job_runner (
        id text primary key,
        seen_at timestamptz not null default clock_timestamp(),
        ended_at timestamptz
      );
      comment on table job_runner is 'each is a pool of workers of one node; its jobs are locked by this id';
      comment on column job_runner.seen_at is 'its last heartbeat, by the clock of the database';
      comment on column job_runner.ended_at is 'since when it takes no jobs and has given back those that it had';
    `);
  }
}
