import { defineConfig } from 'vite';
import { browserBuild, css, siteAssetFileNames, siteBase } from './tools/build/vite-shared.ts';
import { keepModuleStyles } from './tools/keep-module-styles.ts';

/** The site's styles, fonts and its one small script; the server finds their names in the manifest. */
export default defineConfig({
  base: siteBase,
  publicDir: false,
  css,
  plugins: [keepModuleStyles()],
  build: {
    ...browserBuild,
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
