import type { Plugin } from 'vite';

/**
 * Keeps the styles of CSS modules that are imported for their styles alone, and drops their class names. Vite shakes
 * such modules out, styles included; the site's script needs no names, since the server renders the markup.
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
