/*
 * Checks every import against rules.ts, looks for circles of folders, and prints what breaks a rule. The linter finds
 * circles of files (import/no-cycle).
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { folderCircles, violation, type Import } from './rules.ts';

const repository = join(import.meta.dirname, '..', '..');

const files = globSync('{prisma,schema,server,judge,client,tests}/**/*.{ts,tsx,mjs}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|dist|build|generated|demo|cases)$/.test(path),
}).filter((file) => !file.includes('.generated.'));

const imports = files.flatMap(importsOf);
const broken = [
  ...imports.flatMap((one) => {
    const reason = violation(one);
    return reason === null ? [] : [`${one.from} imports ${one.to}: ${reason}.`];
  }),
  ...folderCircles(imports).map((circle) => `These folders import each other in a circle: ${circle.join(', ')}.`),
];
for (const line of broken) console.error(line);
console.log(`Import rules: ${files.length} files, ${broken.length} broken.`);
if (broken.length > 0) process.exitCode = 1;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(repository, file), 'utf8');
  const { module } = parseSync(file, text);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
    })),
  ];
  return found.map(({ specifier, isType }) => ({ ...resolveImport(file, specifier), isType }));
}

function resolveImport(from: string, specifier: string): Omit<Import, 'isType'> {
  if (specifier.startsWith('.')) return { from, to: join(dirname(from), specifier), isPackage: false };
  const room = /^@verdict\/(.+)$/.exec(specifier)?.[1];
  return room === undefined ? { from, to: specifier, isPackage: true } : { from, to: room, isPackage: false };
}
