export { BundlesScreen } from './bundles-screen.tsx';
