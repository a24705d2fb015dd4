import { createHash } from 'node:crypto';
import { basename, dirname, relative } from 'node:path';
import type { CSSOptions, UserConfig } from 'vite';
import { buildTargets } from './supported-browsers.ts';

const root = dirname(dirname(import.meta.dirname));

/**
 * `<module>__<class>__<hash>`, the same in every build, dev server and test, so that the server's HTML, the site's
 * styles and the page editor agree. A module called style is known by its folder's name.
 */
function nameClass(local: string, fileName: string): string {
  const path = relative(root, fileName.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const base = basename(path).replace(/\.module\.css$/, '');
  const module = base === 'style' ? basename(dirname(path)) : base;
  const hash = createHash('sha256').update(`${path}\0${local}`).digest('base64url').slice(0, 5);
  return `${module.replace(/^(\d)/, '_$1')}__${local}__${hash}`;
}

export const css: CSSOptions = { modules: { generateScopedName: nameClass } };

/** type-graphql's decorators are of the older kind. Types are always named in them, so no metadata is emitted. */
export const oxc: UserConfig['oxc'] = { decorator: { legacy: true } };

/** Everything of the site that is no page is served below `/_/`, see @server/site. */
export const siteBase = '/_/assets/';

/** Files stay files: the content security policy allows no data: addresses. */
export const browserBuild: UserConfig['build'] = {
  target: buildTargets,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
};

/** For files that the server's and the site's build both name: their addresses have to agree. */
export const siteAssetFileNames = '[name]-[hash][extname]';
