import { expect, test } from 'vitest';
import { canManageMedia } from './media.policy.ts';

const viewer = (directories?: string[]) => ({
  id: 1,
  sessionId: 1,
  permissions: [{ name: 'manage-media' as const, ...(directories && { parameters: { directories } }) }],
});

test('without directories the permission is valid for the whole library', () => {
  expect(canManageMedia(viewer(), '/anything/below')).toBe(true);
});

test('with directories it is valid for these and those below them', () => {
  expect(canManageMedia(viewer(['/press']), '/press')).toBe(true);
  expect(canManageMedia(viewer(['/press']), '/press/2026')).toBe(true);
  expect(canManageMedia(viewer(['/press']), '/pressed')).toBe(false);
  expect(canManageMedia(viewer(['/press']), '/')).toBe(false);
  expect(canManageMedia(viewer(['/']), '/press')).toBe(true);
  expect(canManageMedia(viewer([]), '/press')).toBe(false);
});

test('nobody manages media without the permission', () => {
  expect(canManageMedia(null, '/')).toBe(false);
  expect(canManageMedia({ id: 1, sessionId: 1, permissions: [{ name: 'edit-page' }] }, '/')).toBe(false);
});
