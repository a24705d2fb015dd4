/** Path prefixes below tests/ of the tests that cover these source folders. */
export type TestSubject = { sources: readonly string[]; tests: readonly string[] };

const wholeServer = ['api/', 'rest/', 'runtime/', 'e2e/'];
const media = ['api/media/', 'rest/media/', 'e2e/media/'];
const questionnaire = ['api/questionnaire/', 'rest/questionnaire/', 'e2e/check', 'e2e/questionnaire-editor'];
const history = ['api/history/', 'e2e/page-history'];
const publication = ['api/publication/', 'rest/publication/', 'e2e/publish-page', 'e2e/publication-workflow'];
const siteContent = ['rest/site/', 'e2e/demo-blocks', 'e2e/visitor', 'e2e/visible-focus', 'e2e/large-text'];
const saving = ['e2e/page-saving', 'e2e/unsaved-work', 'e2e/refused-store'];

/**
 * Which API, REST, runtime and browser tests cover a change, for `npm test -- changed`: imports cannot show it, because
 * each of these tests starts the whole product. The longest matching source folder counts. Code used everywhere lists
 * all tests. test-subjects.test.ts checks that the table is complete.
 */
export const testSubjects: readonly TestSubject[] = [
  // Server features and their screens.
  { sources: ['server/api-tokens', 'admin/api-tokens'], tests: ['api/api-tokens/', 'e2e/api-tokens', 'e2e/sandbox'] },
  { sources: ['server/audit', 'admin/audit-log'], tests: ['api/audit/', 'e2e/site-settings'] },
  { sources: ['server/auth', 'server/sessions', 'admin/auth'], tests: ['api/auth/', 'rest/auth/', 'e2e/account'] },
  { sources: ['server/backups'], tests: ['runtime/backup'] },
  {
    sources: ['server/bin', 'server/redirects', 'admin/bin', 'admin/redirects'],
    tests: ['api/pages/', 'api/media/', 'rest/media/', 'e2e/media/', 'e2e/page-places', 'e2e/page-addresses'],
  },
  {
    sources: ['server/bundles', 'admin/bundles'],
    tests: ['api/bundles/', 'runtime/bundle', 'e2e/import-export'],
  },
  { sources: ['server/content'], tests: ['api/pages/', 'rest/pages/', 'rest/site/', ...history, 'e2e/page-fields'] },
  { sources: ['server/history', 'admin/history'], tests: history },
  { sources: ['server/media', 'server/images', 'server/file-usage', 'admin/media'], tests: media },
  {
    sources: ['server/media', 'server/images'],
    tests: ['runtime/media-', 'runtime/full-disk'],
  },
  { sources: ['server/menu', 'admin/menu-structure'], tests: ['rest/menu/', 'e2e/menu-structure'] },
  { sources: ['server/nodes'], tests: ['rest/nodes/', 'api/operations/', 'runtime/rolling-restarts'] },
  {
    sources: ['server/pages', 'server/page-impact', 'admin/pages'],
    tests: ['api/pages/', 'rest/pages/', 'e2e/page-overview', 'e2e/page-addresses', 'e2e/page-places'],
  },
  { sources: ['server/published-pages'], tests: ['api/graphql/', 'rest/pages/', ...siteContent] },
  { sources: ['server/presence'], tests: ['api/presence/', 'e2e/page-saving.'] },
  { sources: ['server/previews'], tests: ['rest/previews/', 'e2e/page-preview'] },
  { sources: ['server/publication', 'admin/publication'], tests: [...publication, 'e2e/review-request'] },
  {
    sources: ['server/questionnaire', 'server/questionnaire-drafts', 'admin/questionnaire', 'site/questionnaire'],
    tests: questionnaire,
  },
  { sources: ['server/search', 'admin/search-index'], tests: ['api/search/', 'rest/search/', 'e2e/search'] },
  { sources: ['server/settings', 'admin/site-settings'], tests: ['api/settings/', 'e2e/site-settings'] },
  { sources: ['server/site'], tests: siteContent },
  { sources: ['server/statistics', 'admin/statistics'], tests: ['api/statistics/', 'e2e/every-screen'] },
  { sources: ['server/system-state', 'admin/system-state'], tests: ['api/operations/', 'e2e/every-screen'] },
  { sources: ['server/tags', 'admin/tags'], tests: ['api/tags/', 'rest/tags/', 'e2e/tags', 'e2e/two-people'] },
  { sources: ['server/translations'], tests: ['api/translations/', 'rest/translations/', 'e2e/page-translations'] },
  {
    sources: ['server/users', 'admin/users', 'admin/user-settings'],
    tests: ['api/users/', 'rest/users/', 'api/roles/', 'rest/roles/', 'e2e/users', 'e2e/account', 'e2e/two-people'],
  },
  { sources: ['admin/roles'], tests: ['e2e/users'] },

  // Screens without a server feature.
  { sources: ['admin/command-palette'], tests: ['e2e/command-palette'] },
  { sources: ['admin/dashboard', 'admin/not-found'], tests: ['e2e/admin-frame', 'e2e/every-screen'] },
  { sources: ['admin/extension'], tests: ['e2e/extension'] },
  { sources: ['admin/index.html'], tests: ['e2e/admin-frame'] },

  // The page editor, by its parts.
  { sources: ['admin/page-editor'], tests: ['e2e/page-', 'e2e/every-field', ...saving, 'e2e/rich-text-link'] },
  { sources: ['admin/page-editor/panel'], tests: ['e2e/page-builder/activities'] },
  { sources: ['admin/page-editor/bar'], tests: ['e2e/page-editor', 'e2e/publish-page'] },
  { sources: ['admin/page-editor/canvas'], tests: ['e2e/page-builder/canvas', 'e2e/page-builder/keyboard'] },
  { sources: ['admin/page-editor/checks'], tests: ['e2e/review-request', 'e2e/page-editor'] },
  {
    sources: ['admin/page-editor/content', 'admin/page-editor/blocks', 'admin/page-editor/outline'],
    tests: ['e2e/page-builder/', 'e2e/page-editor', 'e2e/demo-blocks'],
  },
  {
    sources: [
      'admin/page-editor/crop',
      'admin/page-editor/field-parts',
      'admin/page-editor/fields',
      'admin/page-editor/media-fields',
    ],
    tests: ['e2e/page-fields', 'e2e/page-links', 'e2e/every-field'],
  },
  { sources: ['admin/page-editor/picker'], tests: ['e2e/page-builder/picker', 'e2e/page-builder/clipboard'] },
  { sources: ['admin/page-editor/preview', 'admin/page-editor/share'], tests: ['e2e/page-preview'] },
  { sources: ['admin/page-editor/rich-text'], tests: ['e2e/rich-text-link', 'e2e/refused-link', 'e2e/page-fields'] },
  { sources: ['admin/page-editor/saving'], tests: saving },
  { sources: ['admin/page-editor/translations'], tests: ['e2e/page-translations'] },

  // The site.
  { sources: ['site/blocks', 'site/page-types', 'admin/page-types'], tests: [...siteContent, 'e2e/every-field'] },
  { sources: ['site/page-types'], tests: ['rest/pages/initial-blocks', 'rest/pages/field-kinds'] },
  { sources: ['site/routes'], tests: [...siteContent, 'e2e/search', 'e2e/check', 'e2e/site-'] },
  { sources: ['site/page-viewer'], tests: ['rest/site/', 'e2e/page-viewer', 'e2e/site-', 'e2e/visitor'] },
  { sources: ['site/app', 'site/shared'], tests: ['rest/site/', 'e2e/', 'api/graphql/site-client'] },
  { sources: ['site/shared/search'], tests: ['e2e/search'] },
  { sources: ['site/generated'], tests: ['rest/site/', 'e2e/'] },

  // Code used everywhere.
  { sources: ['languages'], tests: ['rest/site/', 'e2e/every-screen', 'e2e/visitor', 'api/publication/mails'] },
  { sources: ['admin/app', 'admin/shared', 'admin/generated'], tests: ['e2e/'] },
  { sources: ['admin/shared/comparison'], tests: ['e2e/page-history', 'e2e/review-request'] },
  { sources: ['admin/shared/dates'], tests: ['e2e/page-links', 'e2e/page-fields', 'e2e/publication-workflow'] },
  { sources: ['admin/shared/unsaved-changes'], tests: saving },
  { sources: ['admin/shared/links'], tests: ['e2e/page-links', 'e2e/rich-text-link', 'e2e/refused-link'] },
  { sources: ['admin/shared/reorder'], tests: ['e2e/menu-structure', 'e2e/page-fields', 'e2e/questionnaire-editor'] },
  { sources: ['server/app', 'server/shared', 'server/generated'], tests: wholeServer },
  { sources: ['server/app/commands'], tests: ['runtime/backup', 'runtime/bundle', 'runtime/npm-start'] },
  {
    sources: ['server/app/embedded-database'],
    tests: ['runtime/embedded-database', 'runtime/database-location', 'runtime/npm-start'],
  },
  { sources: ['server/app/metrics'], tests: ['api/operations/metrics', 'runtime/tracing', 'runtime/memory'] },
  { sources: ['server/app/migrations'], tests: [...wholeServer, 'runtime/product-role'] },
  { sources: ['server/shared/archive'], tests: ['api/bundles/', 'runtime/bundle', 'runtime/backup'] },
  { sources: ['server/shared/cache'], tests: ['rest/site/', 'api/graphql/cached-queries', 'rest/nodes/'] },
  { sources: ['server/shared/graphql'], tests: ['api/', 'runtime/graphql-attacks', 'e2e/sandbox'] },
  {
    sources: ['server/shared/images', 'server/shared/storage'],
    tests: [...media, 'runtime/media-', 'runtime/full-disk'],
  },
  { sources: ['server/shared/jobs'], tests: ['api/operations/', 'runtime/job-faults', 'runtime/failures'] },
  {
    sources: ['server/shared/mail'],
    tests: ['api/operations/mail-attempts', 'api/publication/mails', 'rest/auth/', 'runtime/mail-faults'],
  },
  { sources: ['server/shared/rate-limit'], tests: ['api/operations/', 'rest/rest/rate-limit', 'rest/auth/lockout'] },
  { sources: ['server/shared/rest'], tests: ['rest/', 'runtime/recipes'] },

  // Files outside of the product's sources.
  { sources: ['docs/api', 'README.md'], tests: ['runtime/recipes'] },
  { sources: ['Dockerfile', 'docker-compose.yml', 'tools/docker'], tests: ['runtime/image', 'runtime/product-role'] },
  { sources: ['schema.graphql'], tests: ['api/graphql/conventions', 'api/graphql/descriptions', 'e2e/sandbox'] },
  { sources: ['tests/support/hostile'], tests: ['api/graphql/', 'rest/rest/', 'e2e/hostile-content'] },
  { sources: ['tests/support/e2e-server.ts', 'playwright.config.ts'], tests: ['e2e/'] },
  { sources: ['tests/other-browsers', 'tests/support/other-browsers'], tests: ['other-browsers/'] },
  {
    sources: ['tests/support/global-setup.ts', 'tests/support/before-each-file.ts'],
    tests: ['api/', 'rest/'],
  },
  { sources: ['.dependency-cruiser.mjs', '.oxlintrc.json', 'knip.json', 'tools/check'], tests: ['check/'] },
  {
    sources: ['tests/recipes', 'tools/check/find-text-problems.ts', 'tools/build/block-texts.ts'],
    tests: ['recipes/'],
  },
  { sources: ['tools/start.ts', 'tools/run.mjs'], tests: ['runtime/npm-start'] },
];

const isPathPrefix = (path: string, source: string): boolean => path === source || path.startsWith(`${source}/`);

/** Returns the prefixes of the tests that cover a file; null if no subject contains it. */
export function findSubjectTests(path: string): readonly string[] | null {
  const found = testSubjects.flatMap(({ sources, tests }) =>
    sources.filter((source) => isPathPrefix(path, source)).map((source) => ({ source, tests })),
  );
  if (found.length === 0) return null;
  const longest = Math.max(...found.map(({ source }) => source.length));
  const tests = found.filter(({ source }) => source.length === longest).flatMap((subject) => subject.tests);
  // Screens cannot break the server.
  return [...new Set(path.startsWith('admin/') ? tests.filter((test) => test.startsWith('e2e/')) : tests)];
}
