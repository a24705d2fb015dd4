export { useUrlParams } from './use-url-params.ts';
