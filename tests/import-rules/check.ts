/*
 * Checks every import of the house against the rules (rules.ts) and prints those that break one. Circles are found by
 * the linter (import/no-cycle).
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type Import, violation } from './rules.ts';

const repository = join(import.meta.dirname, '..', '..');

const files = globSync('{prisma,schema,server,judge,client,tests}/**/*.{ts,tsx,mjs}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|dist|build|generated|demo|cases)$/.test(path),
}).filter((file) => !file.includes('.generated.'));

const broken = files.flatMap((file) =>
  importsOf(file).flatMap((one) => {
    const reason = violation(one);
    return reason === null ? [] : [`${one.from} imports ${one.to}: ${reason}.`];
  }),
);
for (const line of broken) console.error(line);
console.log(`Import rules: ${files.length} files, ${broken.length} broken.`);
if (broken.length > 0) process.exitCode = 1;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(repository, file), 'utf8');
  const { module } = parseSync(file, text);
  const specifiers = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((one) => text.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1)),
  ];
  return specifiers.map((specifier) => resolveImport(file, specifier));
}

function resolveImport(from: string, specifier: string): Import {
  if (specifier.startsWith('.')) return { from, to: join(dirname(from), specifier), isPackage: false };
  const room = /^@verdict\/(.+)$/.exec(specifier)?.[1];
  return room === undefined ? { from, to: specifier, isPackage: true } : { from, to: room, isPackage: false };
}
