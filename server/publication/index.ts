export { PublicationResolver } from './publication.resolver.ts';
export { publishPage } from './publish-page.ts';
export { runPublishingChecks } from './publishing-checks.ts';
export { unpublishPage } from './unpublish-page.ts';
export { publicationRoutes } from './publication.routes.ts';
