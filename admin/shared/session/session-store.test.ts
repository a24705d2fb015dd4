import type { SessionUser } from './session-store.ts';
import { expect, test, vi } from 'vitest';
import { hasPermission } from './permissions.ts';
import { readReturnPath } from './return-path.ts';
import { createSessionStore } from './session-store.ts';

const user: SessionUser = {
  id: 7,
  email: 'marieke@example.com',
  name: 'Marieke de Wit',
  jobTitle: '',
  image: null,
  role: { id: 2, name: 'Editor', permissions: [{ name: 'create-page', parameters: { locales: ['nl-nl'] } }] },
};

test('is initially unknown, neither signed in nor signed out', () => {
  expect(createSessionStore().get()).toEqual({ authenticated: null, user: null });
});

test('a login or session with a user signs in', () => {
  const store = createSessionStore();
  store.receive(user);
  expect(store.get()).toEqual({ authenticated: true, user });
});

test.each([
  ['no user', null],
  ['the user with ID 0', { ...user, id: 0 }],
])('%s is not a session', (_, received) => {
  const store = createSessionStore();
  store.receive(user);
  store.receive(received);
  expect(store.get()).toEqual({ authenticated: false, user: null });
});

test('a failed session call or a logout signs out and forgets the user', () => {
  const store = createSessionStore();
  store.receive(user);
  store.clear();
  expect(store.get()).toEqual({ authenticated: false, user: null });
});

test('listeners are notified of every change until they unsubscribe', () => {
  const store = createSessionStore();
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.receive(user);
  store.clear();
  unsubscribe();
  store.receive(user);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a permission counts with any parameters; without a user there are none', () => {
  expect(hasPermission(user, 'create-page')).toBe(true);
  expect(hasPermission(user, 'manage-users')).toBe(false);
  expect(hasPermission(null, 'create-page')).toBe(false);
});

test('signing in returns to the requested path', () => {
  expect(readReturnPath({ from: '/pages/3?panel=seo' })).toBe('/pages/3?panel=seo');
});

test.each([[null], [undefined], [{}], [{ from: 3 }], [{ from: '//evil.example' }], [{ from: 'https://evil.example' }]])(
  '%j leads to the overview',
  (state) => {
    expect(readReturnPath(state)).toBe('/');
  },
);
