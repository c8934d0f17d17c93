import { inject } from 'vitest';
import { freshDatabase } from './test-postgres.ts';

/*
 * Runs before each test file: it gets a database of its own, a copy of the migrated template, named after the worker so
 * that leftovers of the file before are thrown away.
 */
process.env['VERDICT_TEST_DATABASE_URL'] = await freshDatabase(
  inject('postgresUrl'),
  `test_${process.env['VITEST_POOL_ID'] ?? '0'}`,
);
