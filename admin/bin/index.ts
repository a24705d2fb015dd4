export { MediaBinScreen } from './media-bin-screen.tsx';
export { PageBinScreen } from './page-bin-screen.tsx';
