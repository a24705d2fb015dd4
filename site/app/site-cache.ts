import { InMemoryCache } from '@apollo/client';

/** The cache of the site's clients, on the server and in the browser. */
export const createSiteCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: {
      PageContent: ['PageVersion', 'PageVersionContent'],
      VisitorPage: ['PublishedPage', 'PreviewedPage'],
    },
    // The only object without an id that several queries ask for.
    typePolicies: { Settings: { keyFields: [] } },
  });
