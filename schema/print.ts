import { readFile, writeFile } from 'node:fs/promises';
import { printSchema } from 'graphql';
import { schema } from './index.ts';

/*
 * Writes schema.graphql, sorted. With `--check` nothing is written: exit code 1 says that the file is not what the code
 * builds (run by the tests).
 */
const file = new URL('schema.graphql', import.meta.url);
const text =
  '# Printed from the code by "npm run generate -w @verdict/schema"; never edited by hand.\n\n' +
  `${printSchema(schema)}\n`;

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== text) {
    process.stderr.write('schema/schema.graphql is out of date: run "npm run generate" and commit it.\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, text);
}
