import { defineConfig, type Plugin } from 'vite';
import { css, oxc, siteAssetFileNames, siteBase } from './tools/build/vite-shared.ts';

/** The sandbox's source maps, 10 MB, are never asked for. */
const leaveOutMaps: Plugin = {
  name: 'leave-out-sandbox-maps',
  load: (id) => (id.endsWith('/ruru/dist/bundleMeta.js') ? 'export const bundleData = {};' : null),
};

/** The server, with the site's rendering in it; packages stay in node_modules, but for one. */
export default defineConfig({
  base: siteBase,
  publicDir: false,
  css,
  oxc,
  plugins: [leaveOutMaps],
  // What is served of the sandbox is whole; its package would bring a hundred others of which that was built.
  ssr: { noExternal: ['ruru'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The last two run in threads of their own.
      input: {
        main: 'server/app/main.ts',
        command: 'server/app/command.ts',
        'report-worker': 'server/questionnaire/report/report-worker.ts',
        'thread-worker': 'server/app/thread-worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: siteAssetFileNames,
      },
    },
  },
});
