export { createTranslation } from './create-translation.ts';
export { listUntranslatedTexts } from './list-untranslated-texts.ts';
export { markTranslationUpToDate } from './mark-translation-up-to-date.ts';
export { PageTranslationResolver, SiblingTranslationResolver } from './translation-fields.resolver.ts';
export { TranslationResolver } from './translation.resolver.ts';
export { translationRoutes } from './translation.routes.ts';
