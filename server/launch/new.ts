import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { domainFiles, domainImports } from './new-domain/files.ts';
import { namesOf } from './new-domain/names.ts';

/*
 * `npm run new -- domain WING/NAME` writes a domain in the house style: model, GraphQL type, query, mutation, rule,
 * service, errors and test. Its own test passes once the migration is written; what the domain is about comes after.
 */
const usage = 'Usage: npm run new -- domain WING/NAME, for example: npm run new -- domain site/sticker';
const wings = ['account', 'place', 'queue', 'problem', 'judging', 'site', 'contest', 'training', 'discussion'];
/** The imports of all domains end before this line. */
const indexAnchor = 'addErrorTypes();';
const root = join(import.meta.dirname, '..', '..');

/** Writes the files. @throws Error that says what is wrong with the arguments. */
function writeDomain(args: readonly string[]): readonly string[] {
  const [kind, path, ...rest] = args;
  const [wing = '', name = '', ...deeper] = (path ?? '').split('/');
  if (kind !== 'domain' || rest.length > 0 || deeper.length > 0 || name === '') throw new Error(usage);
  if (!wings.includes(wing)) throw new Error(`"${wing}" is no wing for domains. Use one of: ${wings.join(', ')}.`);
  const names = namesOf(name);
  const files = domainFiles(wing, names);
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (existing !== undefined) throw new Error(`${existing} exists already. Choose another name.`);
  if (modelNames().includes(names.pascal))
    throw new Error(`A model ${names.pascal} exists already in prisma/models. Choose another name.`);
  const index = join(root, 'schema/index.ts');
  const source = readFileSync(index, 'utf8');
  if (!source.includes(indexAnchor)) throw new Error(`schema/index.ts has no line "${indexAnchor}" to write before.`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  writeFileSync(index, source.replace(`\n${indexAnchor}`, `${domainImports(wing, names)}\n${indexAnchor}`));
  const formatted = spawnSync('npx', ['oxfmt', ...Object.keys(files)], { cwd: root, stdio: 'inherit' });
  if (formatted.status !== 0) throw new Error('The files are written, but "npm run format" failed.');
  return [...Object.keys(files), 'schema/index.ts'];
}

function modelNames(): readonly string[] {
  const folder = join(root, 'prisma/models');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.prisma'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^model (\w+) /gm)].map(([, name = '']) => name),
    );
}

try {
  const [, name = ''] = (process.argv[3] ?? '').split('/');
  const files = writeDomain(process.argv.slice(2));
  console.log(`Wrote:\n${files.map((file) => `  ${file}`).join('\n')}\n
Next:
  npm run migration -- new add ${name}
  npm run generate
  npx vitest run -c tests/vitest.config.ts --project integration ${name}
Then state who may use the new operations, or npm test fails:
  tests/schema/account/user/role-walk.test.ts   a row per mutation in mayDo
  tests/schema/account/user/api-scopes.test.ts  run it with -u, and read the difference
  tests/schema/contest/core/seal-unasked.ts     each query that shows nothing of a contest
Then change the model, the fields and the rule to what the domain is about.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
