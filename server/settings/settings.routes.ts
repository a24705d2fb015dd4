import { z } from 'zod';
import type { RestRoutes } from '../shared/rest/index.ts';
import { loadSettings } from './settings.ts';

const settingsAnswer = z
  .object({ availableLocales: z.array(z.string()), defaultLocale: z.string(), customSlugLocales: z.array(z.string()) })
  .meta({ id: 'Settings' });

/** What older clients need to know of the site. */
export const settingsRoutes: RestRoutes = (rest) => {
  rest.get(
    '/settings/get',
    { tag: 'Settings', summary: 'Locales of the site', access: 'anyone', entity: 'settings', success: settingsAnswer },
    async ({ context }) => {
      const { availableLocales, defaultLocale, customSlugLocales } = await loadSettings(context.em);
      return { availableLocales, defaultLocale, customSlugLocales };
    },
  );
};
