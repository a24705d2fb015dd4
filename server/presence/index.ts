export { PresenceResolver } from './presence.resolver.ts';
