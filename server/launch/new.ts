import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { domainFiles, domainImports } from './new-domain/files.ts';
import { namesOf } from './new-domain/names.ts';

/*
 * `npm run new -- domain WING/NAME` writes a domain in the house style: model, GraphQL type, query, mutation, rule,
 * service, errors and test. It works at once; what the domain is about comes after.
 */
const usage = 'Usage: npm run new -- domain WING/NAME, for example: npm run new -- domain site/sticker';
const wings = ['account', 'place', 'queue', 'problem', 'judging', 'site', 'contest'];
const root = join(import.meta.dirname, '..', '..');

/** Writes the files. @throws Error that says what is wrong with the arguments. */
function writeDomain(args: readonly string[]): readonly string[] {
  const [kind, path, ...rest] = args;
  const [wing = '', name = '', ...deeper] = (path ?? '').split('/');
  if (kind !== 'domain' || rest.length > 0 || deeper.length > 0 || name === '') throw new Error(usage);
  if (!wings.includes(wing)) throw new Error(`"${wing}" is no wing of the schema. Use one of: ${wings.join(', ')}.`);
  const names = namesOf(name);
  const files = domainFiles(wing, names);
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (existing !== undefined) throw new Error(`${existing} exists already. Choose another name.`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const index = join(root, 'schema/index.ts');
  const source = readFileSync(index, 'utf8');
  writeFileSync(index, source.replace('\naddErrorTypes();', `${domainImports(wing, names)}\naddErrorTypes();`));
  const formatted = spawnSync('npx', ['oxfmt', ...Object.keys(files)], { cwd: root, stdio: 'inherit' });
  if (formatted.status !== 0) throw new Error('The files are written, but "npm run format" failed.');
  return [...Object.keys(files), 'schema/index.ts'];
}

try {
  const [, name = ''] = (process.argv[3] ?? '').split('/');
  const files = writeDomain(process.argv.slice(2));
  console.log(`Wrote:\n${files.map((file) => `  ${file}`).join('\n')}\n
Next:
  npm run migration -- new add ${name}
  npm run generate
  npm test -- --changed
Then change the model, the fields and the rule to what the domain is about.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
