import { expect, test } from 'vitest';
import { createUserChangeFlags } from './user-change-flags.ts';

const none = { create: false, update: false, delete: false, store: false };

test('the flags for create, update, delete and store are initially not set', () => {
  expect(createUserChangeFlags().get()).toEqual(none);
});

test.each(['create', 'update', 'delete', 'store'] as const)('a successful %s sets only its own flag', (flag) => {
  const flags = createUserChangeFlags();
  flags.markDone(flag);
  expect(flags.get()).toEqual({ ...none, [flag]: true });
});

test('storing also sets the update flag', () => {
  const flags = createUserChangeFlags();
  flags.markDone('update', 'store');
  expect(flags.get()).toEqual({ ...none, update: true, store: true });
});

test('the next change replaces the previous one', () => {
  const flags = createUserChangeFlags();
  flags.markDone('create');
  flags.markDone('delete');
  expect(flags.get()).toEqual({ ...none, delete: true });
});

test('clearing resets all flags', () => {
  const flags = createUserChangeFlags();
  flags.markDone('update', 'store');
  flags.clear();
  expect(flags.get()).toEqual(none);
});
