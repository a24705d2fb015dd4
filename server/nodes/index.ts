export { NodeResolver } from './node.resolver.ts';
