import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { extensionRoutes } from './extension-routes.tsx';
import { type AdminExtension, readExtension } from './extension.ts';

const Newsletter = () => 'Newsletter';
const extension: AdminExtension = {
  menuItems: [{ label: 'Newsletter', path: '/newsletter' }],
  screens: [
    { path: '/newsletter/:issue', title: 'Newsletter', load: async () => ({ default: Newsletter }) },
    { path: '/readers', title: 'Readers', permission: 'manage-users', load: async () => ({ default: Newsletter }) },
  ],
};

test('an installation without the file adds nothing', () => {
  expect(readExtension({})).toEqual({ menuItems: [], screens: [] });
  expect(readExtension({ '../../extensions/admin.tsx': { adminExtension: extension } })).toBe(extension);
});

test('a registered screen is loaded when its address is opened, behind its permission where it has one', async () => {
  const [open, guarded] = extensionRoutes(extension);
  expect(matchRoutes(extensionRoutes(extension), '/newsletter/7')?.[0]?.route.path).toBe('/newsletter/:issue');
  const load = async (route: typeof open) => {
    if (typeof route?.lazy !== 'function') throw new Error('the screen is not loaded with its route');
    return (await route.lazy()).Component;
  };
  expect(await load(open)).toBe(Newsletter);
  expect(await load(guarded)).not.toBe(Newsletter);
});
