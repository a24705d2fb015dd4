export { PublicationResolver } from './publication.resolver.ts';
export { publishPage } from './publish-page.ts';
export { publicationRoutes } from './publication.routes.ts';
