import { expect, test } from 'vitest';
import { canCreatePagesOfType } from './page.policy.ts';

const viewerWith = (parameters?: Record<string, string[]>) => ({
  id: 1,
  sessionId: 1,
  permissions: [{ name: 'create-page' as const, ...(parameters && { parameters }) }],
});

test('a viewer may create pages of a type if the permission includes it, in at least one locale', () => {
  expect(canCreatePagesOfType(viewerWith(), 'home')).toBe(true);
  expect(canCreatePagesOfType(viewerWith({ pageTypes: ['home'], locales: ['nl-nl'] }), 'home')).toBe(true);
  expect(canCreatePagesOfType(viewerWith({ pageTypes: ['default'] }), 'home')).toBe(false);
  expect(canCreatePagesOfType({ id: 1, sessionId: 1, permissions: [] }, 'home')).toBe(false);
  expect(canCreatePagesOfType(null, 'home')).toBe(false);
});
