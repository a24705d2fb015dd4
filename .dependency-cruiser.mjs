/**
 * The layers of docs/architecture.md as import rules. Each rule has a planted violation in
 * tests/check/import-rules.test.ts, which proves that the rule works.
 */
const production = '^(server|admin|site)/';
const testFile = '[.](test|spec)[.]tsx?$';

/** The exceptions: what server/app and the page editor may import from the site. */
const serverAllowedImports = [
  '^site/(blocks|page-types)/definitions[.]ts$',
  '^site/blocks/localise-example[.]ts$',
  '^site/app/server-entry[.]tsx$',
];
const editorAllowedImports = [
  '^site/(blocks|page-types)/',
  '^site/shared/(content-definition|default-locale|page-context|today|video|view-block|view-page)[.]ts$',
  '^site/shared/(base|fonts|tokens)[.]css$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be read, tested or loaded separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'server-imports-no-client',
      comment: 'The server knows nothing of admin and site.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/app/' },
      to: { path: '^(admin|site)/' },
    },
    {
      name: 'server-app-uses-the-doors',
      comment: 'The composition root imports only the definitions, examples and the server entry of the site.',
      severity: 'error',
      from: { path: '^server/app/' },
      to: { path: '^(admin|site)/', pathNot: serverAllowedImports },
    },
    {
      name: 'admin-imports-no-server-or-site',
      comment: 'The admin area uses the server only through GraphQL and REST.',
      severity: 'error',
      from: { path: '^admin/', pathNot: '^admin/page-editor/' },
      to: { path: '^(server|site)/' },
    },
    {
      name: 'page-editor-uses-the-door',
      comment: 'The page editor imports only the blocks, page types and styles of the site.',
      severity: 'error',
      from: { path: '^admin/page-editor/' },
      to: { path: '^(server|site)/', pathNot: editorAllowedImports },
    },
    {
      name: 'site-imports-no-server-or-admin',
      comment: 'The site uses the server only through GraphQL.',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^(server|admin)/' },
    },
    {
      name: 'texts-of-the-own-app',
      comment: 'Server, admin area and site load only their own texts of a language.',
      severity: 'error',
      from: { path: '^(server|admin|site)/' },
      to: {
        path: '^languages/',
        pathNot: ['^languages/languages[.]ts$', '^languages/$1-texts[.]ts$', '^languages/[^/]+/$1[.]json$'],
      },
    },
    {
      name: 'languages-know-no-app',
      comment: 'languages/ contains texts and the list of languages, so it imports nothing else.',
      severity: 'error',
      from: { path: '^languages/' },
      to: { pathNot: '^languages/' },
    },
    {
      name: 'nobody-imports-app',
      comment: 'app/ connects the parts; a part that needs something from it gets it as a parameter.',
      severity: 'error',
      from: { path: '^(server|admin|site|tools)/', pathNot: '^(server|admin|site)/app/' },
      to: { path: '^(server|admin|site)/app/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'shared/ serves every feature, so it depends on none.',
      severity: 'error',
      from: { path: '^(server|admin|site)/shared/' },
      to: { path: '^(server|admin|site)/', pathNot: '^$1/(shared|generated)/' },
    },
    {
      name: 'feature-only-through-its-index',
      comment: 'The public API of a feature is its index.ts (definitions.ts too, for blocks and page types).',
      severity: 'error',
      from: { path: '^(server|admin|site)/([^/]+)/' },
      to: {
        path: '^$1/[^/]+/',
        pathNot: [
          '^$1/($2|app|shared|generated)/',
          '^$1/[^/]+/index[.]tsx?$',
          // Text functions for threads, which load neither decorators nor the database.
          '^server/[^/]+/worker-exports[.]ts$',
          '^site/(blocks|page-types)/definitions[.]ts$',
          // All documents of the site for the server; a browser loads those that it shows.
          '^site/routes/all-documents[.]ts$',
        ],
      },
    },
    {
      name: 'edges-hold-no-database-access',
      comment: 'Resolvers and routes call use cases and queries; only those access the database.',
      severity: 'error',
      from: { path: '[.](resolver|routes)[.]ts$' },
      to: { path: '(^|/)node_modules/(@mikro-orm/|mikro-orm/|pg/|@types/pg/|pg-[^/]+/|kysely/)' },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'Production code does not import tests, their support or their libraries.',
      severity: 'error',
      from: { path: production, pathNot: testFile },
      to: {
        path: [
          '^tests/',
          testFile,
          '(^|/)node_modules/(vitest|@vitest/[^/]+|@playwright/[^/]+|@axe-core/[^/]+|fast-check)/',
        ],
      },
    },
    {
      name: 'no-unresolvable-import',
      comment: 'An unresolvable import would escape all other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '^(admin|site)/generated/'] },
    exclude: { path: ['^dist/', '^data/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
