export { RedirectsScreen } from './redirects-screen.tsx';
