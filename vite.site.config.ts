import { defineConfig } from 'vite';
import { browserBuildOptions, cssOptions, siteAssetFileNames, siteAssetBase } from './tools/build/vite-options.ts';

const blockFileName = (id: string): string | null => {
  const name = /site\/blocks\/([^/]+)\/[^/]+$/.exec(id)?.[1];
  return name === undefined ? null : `block-${name}`;
};

/** The site's styles, fonts and scripts; the server reads their names from the manifest. */
export default defineConfig({
  base: siteAssetBase,
  publicDir: false,
  css: cssOptions,
  build: {
    ...browserBuildOptions,
    outDir: 'dist/site',
    // Every document links to all styles, so that the pages that a browser shows later need no more.
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      input: 'site/app/loader.ts',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: siteAssetFileNames,
        // A block's folder is one file; most are too small for several.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: blockFileName, test: /site\/blocks\/[^/]+\/[^/]+$/ }],
        },
      },
    },
  },
});
