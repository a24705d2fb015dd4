import { expect, test } from 'vitest';
import { createUserFlags } from './user-flags.ts';

const none = { create: false, update: false, delete: false, store: false };

test('there is a flag for create, update, delete and store, none of them set at first', () => {
  expect(createUserFlags().get()).toEqual(none);
});

test.each(['create', 'update', 'delete', 'store'] as const)('a successful %s sets its flag alone', (flag) => {
  const flags = createUserFlags();
  flags.succeed(flag);
  expect(flags.get()).toEqual({ ...none, [flag]: true });
});

test('a store was an update too', () => {
  const flags = createUserFlags();
  flags.succeed('update', 'store');
  expect(flags.get()).toEqual({ ...none, update: true, store: true });
});

test('the next deed replaces the one before', () => {
  const flags = createUserFlags();
  flags.succeed('create');
  flags.succeed('delete');
  expect(flags.get()).toEqual({ ...none, delete: true });
});

test('clearing resets all flags', () => {
  const flags = createUserFlags();
  flags.succeed('update', 'store');
  flags.clear();
  expect(flags.get()).toEqual(none);
});
