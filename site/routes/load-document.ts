import { type Documents, hasDocument, registerDocument } from './view/document-registry.ts';
import type { SiteView } from './view/site-view.ts';

type Loaders = { readonly [Kind in keyof Documents]: () => Promise<Documents[Kind]> };

const loaders: Loaders = {
  page: async () => (await import('./page/page-document.tsx')).PageDocument,
  preview: async () => (await import('./preview/preview-document.tsx')).PreviewDocument,
  search: async () => (await import('./search/search-document.tsx')).SearchDocument,
  privacy: async () => (await import('./privacy/privacy-document.tsx')).PrivacyDocument,
  result: async () => (await import('./check/result-document.tsx')).ResultDocument,
  'rejected-answers': async () => (await import('./check/rejected-answers-document.tsx')).RejectedAnswersDocument,
};

async function load<Kind extends keyof Documents>(kind: Kind): Promise<void> {
  registerDocument(kind, await loaders[kind]());
}

/** Loads the code of a kind of view in the browser, once. */
export async function loadDocument(kind: SiteView['kind']): Promise<void> {
  if (!hasDocument(kind)) await load(kind);
}
