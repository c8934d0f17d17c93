/*
 * Test files share a worker and its one schema: the fields of tests are added before the first file can build it
 * without them.
 */
import '../server/test-fields.ts';
