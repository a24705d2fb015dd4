import { defineConfig, type Plugin } from 'vite';
import { cssOptions, decoratorOptions, siteAssetFileNames, siteAssetBase } from './tools/build/vite-options.ts';

/** Excludes the sandbox's source maps (10 MB), which are never requested. */
const excludeSourceMaps: Plugin = {
  name: 'leave-out-sandbox-maps',
  load: (id) => (id.endsWith('/ruru/dist/bundleMeta.js') ? 'export const bundleData = {};' : null),
};

/** The server with the site's rendering. Packages stay in node_modules, except one. */
export default defineConfig({
  base: siteAssetBase,
  publicDir: false,
  css: cssOptions,
  oxc: decoratorOptions,
  plugins: [excludeSourceMaps],
  // The sandbox is served prebuilt; its package would add a hundred build dependencies.
  ssr: { noExternal: ['ruru'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The last two run in their own threads.
      input: {
        main: 'server/app/main.ts',
        command: 'server/app/commands/command.ts',
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
