import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the page that a browser gets at /graphql; its files are served below /graphiql/. */
export default defineConfig({
  root,
  base: '/graphiql/',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 8_192,
    rolldownOptions: {
      // "use client" in libraries is for servers that render React, which we are not.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  plugins: [precompress()],
});
