import { z } from 'zod';
import type { RestRoutes } from '../shared/rest/index.ts';
import { loadSettings } from './settings.ts';

const settingsResponse = z
  .object({ availableLocales: z.array(z.string()), defaultLocale: z.string(), customSlugLocales: z.array(z.string()) })
  .meta({ id: 'Settings' });

/** Settings for older clients. */
export const settingsRoutes: RestRoutes = (rest) => {
  rest.get(
    '/settings/get',
    {
      tag: 'Settings',
      summary: 'Locales of the site',
      access: 'anyone',
      entity: 'settings',
      success: settingsResponse,
    },
    async ({ context }) => {
      const { availableLocales, defaultLocale, customSlugLocales } = await loadSettings(context.em);
      return { availableLocales, defaultLocale, customSlugLocales };
    },
  );
};
