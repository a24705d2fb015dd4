/** An example operation with its own tab; the comment at its top describes it. */
export type SandboxExample = { name: string; query: string; variables?: Readonly<Record<string, unknown>> };

/** One example of each kind: public pages, lists, search, objects by id, staff data and a mutation. */
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
# Use last and before to page backwards. Omitted filter fields do not filter.
query Pages($after: String, $filter: PublishedPageFilter) {
  publishedPages(first: 5, after: $after, filter: $filter, sort: TITLE, order: ASC) {
    totalCount
    nodes { id type title path tags firstPublishedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
    variables: { after: null, filter: { locale: 'en', type: null, tag: null } },
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
    name: 'The risk check',
    query: `# Its questions. finishCheck submits a check, checkResult returns the score.
query RiskCheck {
  questionnaire(locale: "en") {
    version
    categories { key name }
    questions { key category text answers { key text } }
  }
}
`,
  },
  {
    name: 'By nodeID',
    query: `# Any object by its nodeID, which other queries return.
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
    name: 'Media',
    query: `# A folder of the media library, for staff; each image in its widths.
query Library($path: String!) {
  mediaDirectory(path: $path) {
    directories { path }
    files { id fileName type fileSize defaultAltText variants(format: WEBP) { width url } }
  }
}
`,
    variables: { path: '/' },
  },
  {
    name: 'A change',
    query: `# A mutation returns the object, and problems with the input in "errors".
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
