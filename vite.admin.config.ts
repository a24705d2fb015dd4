import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserBuild, css } from './tools/build/vite-shared.ts';

/** The admin area, a single-page application. */
export default defineConfig({
  root: 'admin',
  base: '/cmsadmin/',
  publicDir: false,
  css,
  plugins: [react()],
  // of the project, not of admin/ alone: the page editor shows the site's blocks
  server: { fs: { allow: ['..'] } },
  cacheDir: '../.cache/vite-admin',
  // a warning above so many kB; the routes are split, and none but the page editor, with its rich text, comes near
  build: { ...browserBuild, outDir: '../dist/admin', chunkSizeWarningLimit: 1_000 },
});
