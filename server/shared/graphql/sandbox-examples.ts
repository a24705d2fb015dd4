/** An operation to try out, in a tab of its own; the comment at its top says what it shows. */
export type SandboxExample = { name: string; query: string; variables?: Readonly<Record<string, unknown>> };

/** One of every kind: what visitors read, part by part, by search and by id, what staff read, and what changes. */
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
# With last and before it leads backwards. What the filter leaves out narrows nothing.
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
    query: `# What it asks. finishCheck takes the answers, checkResult tells the score.
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
    name: 'Media',
    query: `# A folder of the library, for staff; each picture in its widths.
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
