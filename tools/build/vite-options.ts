import { createHash } from 'node:crypto';
import { basename, dirname, relative } from 'node:path';
import type { CSSOptions, UserConfig } from 'vite';
import { browserBuildTargets } from './supported-browsers.ts';

const root = dirname(dirname(import.meta.dirname));

/**
 * `<module>__<class>__<hash>`, equal in every build, dev server and test, so that server HTML, site styles and page
 * editor match. A module called style is named after its folder.
 */
function generateClassName(local: string, fileName: string): string {
  const path = relative(root, fileName.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const base = basename(path).replace(/\.module\.css$/, '');
  const module = base === 'style' ? basename(dirname(path)) : base;
  const hash = createHash('sha256').update(`${path}\0${local}`).digest('base64url').slice(0, 5);
  return `${module.replace(/^(\d)/, '_$1')}__${local}__${hash}`;
}

/** CSS options of all builds and tests. */
export const cssOptions: CSSOptions = { modules: { generateScopedName: generateClassName } };

/** type-graphql uses legacy decorators. Types are always given explicitly, so no metadata is emitted. */
export const decoratorOptions: UserConfig['oxc'] = { decorator: { legacy: true } };

/** The site's files are below `/_/`, see @server/site. */
export const siteAssetBase = '/_/assets/';

/** No inlined assets: the content security policy allows no data: URLs. */
export const browserBuildOptions: UserConfig['build'] = {
  target: browserBuildTargets,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
};

/** For files in both the server's and the site's build, whose URLs must match. */
export const siteAssetFileNames = '[name]-[hash][extname]';
