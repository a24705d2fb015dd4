import './bundle-services.ts';

export { wholeSite } from './bundle-choice.ts';
export { BundlesResolver } from './bundles.resolver.ts';
export { bundlesRoutes } from './bundles.routes.ts';
export { exportBundle } from './export-bundle.ts';
export { importBundle } from './import-bundle.ts';
export type { ImportReport } from './import-report.ts';
export { runBundleTask } from './run-bundle-task.ts';
export { sweepBundles } from './sweep-bundles.ts';
