import { defineConfig } from 'vite';
import { browserBuildOptions, cssOptions, siteAssetFileNames, siteAssetBase } from './tools/build/vite-options.ts';
import { keepModuleStyles } from './tools/keep-module-styles.ts';

/** The site's styles, fonts and script; the server reads their names from the manifest. */
export default defineConfig({
  base: siteAssetBase,
  publicDir: false,
  css: cssOptions,
  plugins: [keepModuleStyles()],
  build: {
    ...browserBuildOptions,
    outDir: 'dist/site',
    manifest: true,
    rolldownOptions: {
      input: 'site/app/browser.ts',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: siteAssetFileNames,
      },
    },
  },
});
