export { PageTranslationResolver, SiblingTranslationResolver } from './translation-fields.resolver.ts';
export { TranslationResolver } from './translation.resolver.ts';
export { translationRoutes } from './translation.routes.ts';
