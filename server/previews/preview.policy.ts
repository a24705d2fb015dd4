import { canEditPage, canPublishPage, type Page } from '../pages/index.ts';
import type { Viewer } from '../shared/context.ts';

type Scope = Pick<Page, 'locale' | 'type'>;

/** edit-page or publish-page for the page. */
export const canSharePreview = (viewer: Viewer | null, page: Scope): boolean =>
  canEditPage(viewer, page) || canPublishPage(viewer, page);

/** Anyone who may share the page, and the author of the link. */
export const canWithdrawPreview = (viewer: Viewer | null, page: Scope, link: { createdBy: number | null }): boolean =>
  canSharePreview(viewer, page) || (viewer !== null && link.createdBy === viewer.id);
