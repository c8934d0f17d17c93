import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FileTimes } from './setup/file-times.ts';
import { LongestFirst } from './setup/longest-first.ts';

const root = join(import.meta.dirname, '..');

/** Where `npm test` wants vitest's JSON report; the times of the files go beside it. */
const report = process.env['VERDICT_TEST_REPORT'];

const setup = (name: string): string => join(import.meta.dirname, 'setup', name);

/**
 * Node loads graphql's CommonJS build for the libraries; our sources must get the same one, or `instanceof` fails
 * between them.
 */
const resolve = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] };

/*
 * unit         beside the sources; no database, no network, no sandbox
 * client       components in a DOM
 * integration  GraphQL, REST, services: real PostgreSQL, a database per test file
 * judge        the real sandbox; few at once, since they measure time
 * launch       `npm run up` itself and other commands, in data folders of their own; sites whose parts are killed
 * attack       a whole site that is attacked, after those of launch
 *
 * Without isolation the files of a worker share its modules: evaluating them per file took a third of the run.
 */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    reporters:
      report === undefined
        ? ['default']
        : ['default', ['json', { outputFile: report }], new FileTimes(`${report}.times`)],
    projects: [
      {
        root,
        resolve,
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 30_000,
          include: [
            '{prisma,schema,server,judge}/**/*.test.ts',
            'tests/{import-rules,regular-expressions}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        extends: join(root, 'client/vite.config.ts'),
        test: {
          name: 'client',
          root: join(root, 'client'),
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [setup('fresh-modules.ts')],
          testTimeout: 30_000,
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
          isolate: false,
          // Vitest leaves a processor free; much of their time they wait for PostgreSQL or for something to happen.
          maxWorkers: 2,
          // A busy machine stood still for half a minute.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          globalSetup: setup('global-postgres.ts'),
          setupFiles: [setup('test-schema.ts'), setup('worker-database.ts')],
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'judge',
          include: ['tests/judge/**/*.test.ts'],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: setup('global-postgres.ts'),
          setupFiles: [setup('worker-database.ts')],
        },
      },
      {
        root,
        test: {
          name: 'launch',
          include: ['tests/{launch,scenarios}/**/*.test.ts'],
          // One at a time leaves a processor idle.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        root,
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
