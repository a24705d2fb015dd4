import { defineConfig } from 'vite';
import { css, oxc, siteAssetFileNames, siteBase } from './tools/build/vite-shared.ts';

/** The server, with the site's rendering in it; packages stay in node_modules. */
export default defineConfig({
  base: siteBase,
  publicDir: false,
  css,
  oxc,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The last one runs in threads of its own.
      input: {
        main: 'server/app/main.ts',
        command: 'server/app/command.ts',
        'report-worker': 'server/questionnaire/report/report-worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: siteAssetFileNames,
      },
    },
  },
});
