export { PublicationRequestsScreen } from './requests-screen.tsx';
export { ReviewScreen } from './review-screen.tsx';
export { ScheduledPublicationsScreen } from './scheduled-screen.tsx';
