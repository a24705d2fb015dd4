import { defineConfig } from 'vite';
import { browserBuildOptions, cssOptions, siteAssetFileNames, siteAssetBase } from './tools/build/vite-options.ts';

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
      },
    },
  },
});
