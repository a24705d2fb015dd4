import type { Plugin } from 'vite';

/**
 * Keeps the styles of CSS modules that are imported only for their styles, and drops their class names. Vite would
 * remove such modules; the site's script needs no names, because the server renders the markup.
 */
export function keepModuleStyles(): Plugin {
  return {
    name: 'keep-module-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ code: 'export {};', moduleSideEffects: 'no-treeshake', map: null }),
    },
  };
}
