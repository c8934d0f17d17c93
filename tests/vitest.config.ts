import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** What every project of tests that needs PostgreSQL has. */
const withPostgres = {
  globalSetup: join(import.meta.dirname, 'setup/global-postgres.ts'),
  setupFiles: [join(import.meta.dirname, 'setup/worker-database.ts')],
};

/** Node loads graphql's CommonJS build for the libraries; our sources must get the same one, or `instanceof` fails between them. */
const resolve = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] };

/*
 * unit         beside the sources; no database, no network, no sandbox
 * client       components in a DOM
 * integration  GraphQL, REST, services: real PostgreSQL, a database per test file
 * judge        the real sandbox; few at once, since they measure time
 * launch       `npm run up` itself and whole sites, in data folders of their own; one at a time
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        resolve,
        test: {
          name: 'unit',
          include: ['{prisma,schema,server,judge}/**/*.test.ts', 'tests/{import-rules,regular-expressions}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        extends: join(root, 'client/vite.config.ts'),
        test: {
          name: 'client',
          root: join(root, 'client'),
          environment: 'happy-dom',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'integration',
          include: ['tests/{schema,server,prisma}/**/*.test.ts'],
          // Vitest leaves a processor free; much of their time they wait for PostgreSQL or for something to happen.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...withPostgres,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'judge',
          include: ['tests/judge/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...withPostgres,
        },
      },
      {
        root,
        test: {
          name: 'launch',
          include: ['tests/{launch,scenarios,attack}/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
