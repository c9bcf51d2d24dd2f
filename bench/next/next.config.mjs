import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** @type {import('next').NextConfig} */
export default {
  distDir: 'dist',
  // The house's components lie outside this folder, in the workspaces.
  turbopack: {
    root,
    resolveAlias: { 'react-router-dom': './house/router.jsx' },
  },
  outputFileTracingRoot: root,
  // The css property of the house's components.
  compiler: { emotion: true },
  // The house compresses to Brotli; next start to gzip alone, which is left on.
  poweredByHeader: false,
};
