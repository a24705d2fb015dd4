import type { Product } from '../support/product.ts';
import { benchSettings, type Comparison, compareWithRaw } from './compare-with-raw.ts';

/** Maximum cost relative to a bare server. */
const allowedRatio = 1.4;

const json = { 'content-type': 'application/json' };

const pageQuery = `query Page($slug: String!) {
  settings { siteName defaultLocale availableLocales }
  publishedPage(slug: $slug) {
    slug path locale title
    siblings { locale path }
    pageVersion { title seoTitle seoDescription blocks { type key anchorPoint props } }
  }
}`;

/** Cached responses, each with the bare server it is compared with. */
function listComparisons(address: string): Comparison[] {
  const page = { url: `${address}/about`, method: 'GET', headers: {} } as const;
  return [
    { name: 'cached page', kind: 'node', allowed: allowedRatio, request: page },
    {
      name: 'cached page, compressed',
      kind: 'node',
      allowed: allowedRatio,
      request: {
        ...page,
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      },
    },
    {
      name: 'cached GraphQL read',
      kind: 'fastify',
      allowed: allowedRatio,
      request: {
        url: `${address}/graphql`,
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          query: pageQuery,
          variables: { slug: 'about' },
        }),
      },
    },
    {
      name: 'cached get-by-slug',
      kind: 'fastify',
      allowed: null,
      request: {
        url: `${address}/api/ximblox/page/get-by-slug`,
        method: 'POST',
        headers: {
          ...json,
          'x-requested-with': 'XMLHttpRequest',
        },
        body: JSON.stringify({ slug: 'about' }),
      },
    },
  ];
}

/** Measures what cached responses cost the server; returns whether all are within the limit. */
export async function measureCachedResponses({ address, process: server }: Product): Promise<boolean> {
  console.log(`Node ${process.version}, ${benchSettings}`);
  const results: boolean[] = [];
  for (const comparison of listComparisons(address)) results.push(await compareWithRaw(comparison, server.pid ?? 0));
  return results.every(Boolean);
}
