import { z } from 'zod';
import type { Page } from '../pages/index.ts';
import { type PresentedVersion, pageVersionResponse } from '../content/index.ts';

/** A page as visitors see it. */
export const publishedPageResponse = z
  .object({
    slug: z.string(),
    type: z.string(),
    locale: z.string(),
    title: z.string(),
    pageVersion: pageVersionResponse,
  })
  .meta({ id: 'PublishedPage' });

/** Returns the REST response for a published page, for visitors. */
export function toPublishedPageResponse({
  page,
  version,
}: {
  page: Pick<Page, 'slug' | 'type' | 'locale'>;
  version: PresentedVersion;
}): z.output<typeof publishedPageResponse> {
  const { slug, type, locale } = page;
  return { slug, type, locale, title: version.title, pageVersion: version };
}
