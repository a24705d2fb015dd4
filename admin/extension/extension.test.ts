import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { createExtensionRoutes } from './extension-routes.tsx';
import { type AdminExtension, findExtension } from './extension.ts';

const Newsletter = () => 'Newsletter';
const extension: AdminExtension = {
  menuItems: [{ label: 'Newsletter', path: '/newsletter' }],
  screens: [
    { path: '/newsletter/:issue', title: 'Newsletter', load: async () => ({ default: Newsletter }) },
    { path: '/readers', title: 'Readers', permission: 'manage-users', load: async () => ({ default: Newsletter }) },
  ],
};

test('without the extension file nothing is added', () => {
  expect(findExtension({})).toEqual({ menuItems: [], screens: [] });
  expect(findExtension({ '../../extensions/admin.tsx': { adminExtension: extension } })).toBe(extension);
});

test('an extension’s screen is loaded when opened, and requires its permission', async () => {
  const [open, guarded] = createExtensionRoutes(extension);
  expect(matchRoutes(createExtensionRoutes(extension), '/newsletter/7')?.[0]?.route.path).toBe('/newsletter/:issue');
  const load = async (route: typeof open) => {
    if (typeof route?.lazy !== 'function') throw new Error('the screen is not loaded lazily');
    return (await route.lazy()).Component;
  };
  expect(await load(open)).toBe(Newsletter);
  expect(await load(guarded)).not.toBe(Newsletter);
});
