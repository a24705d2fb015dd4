import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepAuditLog } from '../../../server/audit/sweep-audit-log.ts';
import { query, type RawBuilder, sql } from '../../../server/shared/database/query.ts';
import { countAuditEntries } from '../../support/audit-actions.ts';
import { runJobs } from '../../support/jobs/run-jobs.ts';
import { startTestServer } from '../../support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const administrator = await server.signIn();

const run = (statement: RawBuilder<unknown>) => query(server.orm.em.fork(), statement);
const runSweep = (batchSize?: number) =>
  sweepAuditLog({ em: server.orm.em.fork(), services: server.services }, batchSize);

type Payload = {
  updateSettings: {
    settings: { auditRetentionMonths: number | null } | null;
    errors: { code: string; property: string }[];
  };
};
const mutation = `mutation ($input: SiteSettingsInput!) {
  updateSettings(input: $input) { settings { auditRetentionMonths } errors { code property } } }`;
const setRetention = async (months: unknown) =>
  (await administrator.graphql<Payload>(mutation, { input: { auditRetentionMonths: months } })).data.updateSettings;

const addEntries = (age: string, count = 1) =>
  run(sql`insert into audit_entry (at, action, subject_type)
          select now() - ${age}::interval, 'page.stored', 'page' from generate_series(1, ${count}::int)`);

async function countOlderThan(age: string): Promise<number> {
  const rows = await query(
    server.orm.em.fork(),
    sql<{ count: number }>`select count(*)::int as count from audit_entry where at < now() - ${age}::interval`,
  );
  return rows[0]?.count ?? 0;
}

const newestAction = async () => {
  const entries = '{ auditEntries { items { action subjectType actor { id } } } }';
  const { data } = await administrator.graphql<{ auditEntries: { items: { action: string }[] } }>(entries);
  return data.auditEntries.items[0];
};

describe('audit log retention', () => {
  beforeEach(async () => {
    await setRetention(3);
    await runSweep();
    await setRetention(null);
  });

  it('is unlimited unless a period is set', async () => {
    await addEntries('11 years');
    const before = await countAuditEntries(server);
    await runJobs(server, ['sweep-audit-log']);
    await runSweep();
    expect(await countAuditEntries(server)).toBe(before);
  });

  it.each([[2], [121], [0], [-1], [2.5], ['12']])('cannot be set to %j months', async (months) => {
    const response = await administrator.graphql<Payload>(mutation, { input: { auditRetentionMonths: months } });
    const refused = response.data?.updateSettings.errors ?? response.errors;
    expect(refused).toHaveLength(1);
    expect(await countOlderThan('0 seconds')).toBeGreaterThan(0);
  });

  it('deletes older entries batch by batch, each with an entry of its own', async () => {
    expect(await setRetention(12)).toEqual({ settings: { auditRetentionMonths: 12 }, errors: [] });
    await addEntries('13 months', 25);
    await addEntries('11 months', 3);
    const before = await countAuditEntries(server);
    await runSweep(10);
    expect(await countOlderThan('12 months')).toBe(0);
    expect(await countOlderThan('10 months')).toBe(3);
    expect(await countAuditEntries(server)).toBe(before - 25 + 3);
    expect(await newestAction()).toEqual({ action: 'audit-log.swept', subjectType: 'audit-log', actor: null });
  });

  it('writes no entry when there is nothing to delete', async () => {
    await setRetention(12);
    const before = await countAuditEntries(server);
    await runSweep();
    expect(await countAuditEntries(server)).toBe(before);
  });

  it('fails with UM_03 if the database cannot delete, and keeps the deletions of earlier batches', async () => {
    await setRetention(12);
    await addEntries('15 months', 2);
    await addEntries('14 months', 2);
    await run(sql`create function fail_on_purpose() returns trigger language plpgsql as
      'begin if old.at > now() - interval ''14 months 15 days'' then raise exception ''planted''; end if; return old; end'`);
    await run(sql`create trigger planted before delete on audit_entry for each row execute function fail_on_purpose()`);
    await expect(runSweep(2)).rejects.toMatchObject({ errors: [{ code: 'UM_03', property: '' }] });
    await run(sql`drop trigger planted on audit_entry`);
    expect(await countOlderThan('12 months')).toBe(2);
    await runSweep(2);
    expect(await countOlderThan('12 months')).toBe(0);
  });

  it('cannot delete younger entries, even from inside the database', async () => {
    await setRetention(12);
    await addEntries('13 months');
    await addEntries('11 months');
    await expect(run(sql`delete from audit_entry where at < now() - interval '10 months'`)).rejects.toThrow(
      /append-only/,
    );
    await run(sql`delete from audit_entry where at < now() - interval '12 months'`);
    expect(await countOlderThan('12 months')).toBe(0);
    expect(await countOlderThan('10 months')).toBe(1);
  });
});
