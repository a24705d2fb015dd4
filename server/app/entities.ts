import { Page, PageVersion } from '../pages/page.entity.ts';

/** Every table that is written through the mapper. */
export const entities = [Page, PageVersion];
