export { PublicationRequestsScreen } from './publication-requests-screen.tsx';
export { ReviewScreen } from './review-screen.tsx';
export { ScheduledPublicationsScreen } from './scheduled-publications-screen.tsx';
