import { SiteHeader } from '../../shared/frame/site-header.tsx';
import { NotFoundFooter } from './footer.tsx';
import { NotFoundOpening } from './opening.tsx';

export const notFoundParts = { Header: SiteHeader, Opening: NotFoundOpening, Footer: NotFoundFooter };
