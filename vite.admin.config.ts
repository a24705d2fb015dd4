import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blockTextsPlugin } from './tools/build/block-texts-plugin.ts';
import { browserBuildOptions, cssOptions } from './tools/build/vite-options.ts';

/** The admin area, a single-page application. */
export default defineConfig({
  root: 'admin',
  base: '/cmsadmin/',
  publicDir: false,
  css: cssOptions,
  plugins: [react(), blockTextsPlugin],
  // The whole project, because the page editor shows the site's blocks.
  server: { fs: { allow: ['..'] } },
  cacheDir: '../.cache/vite-admin',
  // In kB. Routes are split; only the page editor with its rich text comes near.
  build: { ...browserBuildOptions, outDir: '../dist/admin', chunkSizeWarningLimit: 1_000 },
});
