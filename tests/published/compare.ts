import { readFile } from 'node:fs/promises';
import { compareChanges } from './rating-changes.ts';
import { compareRanklist } from './srk.ts';
import { compareStandings } from './standings.ts';

const files = process.argv.slice(2);
if (files.length === 0)
  throw new Error('Give the files to compare with: tests/published/README.md says which and where they are found.');

for (const file of files) {
  const text = await readFile(file, 'utf8');
  const { name, rows, differences } = file.endsWith('.xml')
    ? compareStandings(text)
    : file.endsWith('.srk.json')
      ? compareRanklist(text)
      : compareChanges(text);
  console.info(`${name}: ${rows} rows, ${differences.length} differ`);
  for (const difference of differences) console.info(`  ${difference}`);
  if (rows === 0 || differences.length > 0) process.exitCode = 1;
}
