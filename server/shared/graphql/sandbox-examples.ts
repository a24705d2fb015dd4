/** An operation to try out, in a tab of its own; the comment at its top says what it shows. */
export type SandboxExample = { name: string; query: string; variables?: Readonly<Record<string, unknown>> };

/** One of every kind: what visitors read, part by part, by search and by id, what staff read, and what changes something. */
export const sandboxExamples: readonly SandboxExample[] = [
  {
    name: 'A page',
    query: `# What visitors see at a slug. Anyone may ask.
query Page($slug: String!) {
  publishedPage(slug: $slug) {
    nodeID
    title
    path
    tags
    siblings { locale path }
    pageVersion {
      seoDescription
      blocks {
        type
        props
        images {
          name
          items {
            altText
            variants(format: WEBP) { width url }
          }
        }
      }
    }
  }
}
`,
    variables: { slug: '/' },
  },
  {
    name: 'Pages, part by part',
    query: `# A Relay connection: endCursor is the next "after". first is 1 to 100.
query Pages($after: String) {
  publishedPages(first: 5, after: $after, filter: { locale: "en" }, sort: TITLE, order: ASC) {
    totalCount
    nodes { id type title path firstPublishedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
    variables: { after: null },
  },
  {
    name: 'Menus and settings',
    query: `# Everything around a page in one request.
query Frame {
  settings { siteName availableLocales defaultLocale }
  header: publishedMenu(name: "header", locale: "en") {
    items { label href children { label href } }
  }
}
`,
  },
  {
    name: 'Search',
    query: `# The last word may be unfinished.
query Search($term: String!) {
  search(term: $term, count: 10) {
    total
    results { title path excerpt { text isMatch } }
  }
}
`,
    variables: { term: 'church' },
  },
  {
    name: 'By nodeID',
    query: `# Any object again, by the nodeID that another query answered.
query Node($id: ID!) {
  node(id: $id) {
    nodeID
    ... on PublishedPage { title path }
  }
}
`,
    variables: { id: 'UHVibGlzaGVkUGFnZTox' },
  },
  {
    name: 'For staff',
    query: `# Sign in to the admin area in this browser, or send a token under "Headers":
# { "Authorization": "Bearer ximblox_…" }
query Drafts {
  pages(filter: { status: CONCEPT }, pageSize: 10, sort: UPDATED_AT) {
    totalItems
    items { id title slug status updatedAt viewerCanEdit }
  }
}
`,
  },
  {
    name: 'A change',
    query: `# A change answers the object, and what was wrong with the input under "errors".
mutation MakePage($input: CreatePageInput!) {
  createPage(input: $input) {
    page { id slug status }
    errors { code property message }
  }
}
`,
    variables: { input: { title: 'Made in the sandbox', slug: 'made-in-the-sandbox', type: 'default', locale: 'en' } },
  },
];
