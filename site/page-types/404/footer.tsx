import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import type { PagePartProps } from '../../shared/view-page.ts';

/** The weathercock is on this footer's edge, so the village is left out. */
export function NotFoundFooter({ page }: PagePartProps) {
  return <SiteFooter page={page} edge="plain" />;
}
