/** The SQL of a feature that names tables of others, and why. A test refuses others, and entries without such SQL. */
export const declaredForeignTables: readonly { feature: string; tables: readonly string[]; reason: string }[] = [
  {
    feature: 'published-pages',
    tables: ['page', 'page_version', 'publication', 'redirect'],
    reason: 'The read model of visitors: one statement loads a page.',
  },
  {
    feature: 'file-usage',
    tables: ['page', 'page_version', 'reference'],
    reason: 'The read model of pages by the files that they use, with search, order and paging.',
  },
  {
    feature: 'bundles',
    tables: ['page', 'page_version', 'publication'],
    reason: 'Exports and imports rows as they are, on a connection of its own, and checks them across tables.',
  },
  {
    feature: 'pages',
    tables: ['page_snapshot'],
    reason: 'Storing a version writes a snapshot; history is built on pages.',
  },
  {
    feature: 'pages',
    tables: ['publication_request', 'scheduled_publication'],
    reason: 'Versions show whether their publication is requested, lists filter by it; publication is built on pages.',
  },
  {
    feature: 'pages',
    tables: ['redirect'],
    reason: 'A new slug leaves a redirect, and links follow redirects; redirects is built on pages.',
  },
  {
    feature: 'history',
    tables: ['publication', 'publication_request'],
    reason: 'Snapshots show what became of their version; publication is built on translations, and these on history.',
  },
  {
    feature: 'settings',
    tables: ['page'],
    reason: 'A locale with pages cannot be removed; pages is built on settings.',
  },
  {
    feature: 'tags',
    tables: ['page', 'file'],
    reason: 'A tag has its number of pages and files outside the bin; pages and media are built on tags.',
  },
];
