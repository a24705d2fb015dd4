import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { SiteHeader } from '../../shared/frame/site-header.tsx';
import { ArticleOpening } from './opening.tsx';

export const articleParts = { Header: SiteHeader, Opening: ArticleOpening, Footer: SiteFooter };
