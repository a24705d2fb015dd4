import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import type { PagePartProps } from '../../shared/view-page.ts';

/** The weathercock stands on this footer's edge, so there is no village on it. */
export function NotFoundFooter({ page }: PagePartProps) {
  return <SiteFooter page={page} edge="plain" />;
}
