import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { SiteHeader } from '../../shared/frame/site-header.tsx';
import { DefaultOpening } from './opening.tsx';

export const defaultParts = { Header: SiteHeader, Opening: DefaultOpening, Footer: SiteFooter };
