export { SystemStateResolver } from './system-state.resolver.ts';
