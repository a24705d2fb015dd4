import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { SiteHeader } from '../../shared/frame/site-header.tsx';
import { HomeClosing } from './closing.tsx';
import { HomeOpening } from './opening.tsx';

export const homeParts = { Header: SiteHeader, Opening: HomeOpening, Closing: HomeClosing, Footer: SiteFooter };
