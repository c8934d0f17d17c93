/*
 * Fails on regular expressions whose worst case is worse than linear: on a text that somebody else wrote they stop the
 * process. Every expression of the product is read out of the syntax tree and analysed (recheck: automata theory, and
 * search for an attack where there are look-arounds or back references). What was analysed is kept by hash in
 * proven.json; `--update` writes it, and deleting the file analyses everything again.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { allowed } from './allowed.ts';
import { verdictOf } from './analysis.ts';
import { expressionsOf, type Expression } from './expressions.ts';

const repository = join(import.meta.dirname, '..', '..');
const provenFile = join(import.meta.dirname, 'proven.json');
/** Verdicts of another version, or by other settings, do not count. */
const analyser = createHash('sha256')
  .update(String(createRequire(import.meta.url)('recheck/package.json').version))
  .update(readFileSync(join(import.meta.dirname, 'analysis.ts')))
  .digest('hex');

const files = globSync('{prisma,schema,server,judge,client}/**/*.{ts,tsx,js,mjs,cjs}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|dist|build|generated|demo)$/.test(path),
}).filter((file) => !/\.test\.tsx?$|\.generated\./.test(file));

const proven = new Set(readProven());
const used = new Set<string>();
const unused = new Set(allowed);
const refused = files
  .flatMap((file) => expressionsOf(file, readFileSync(join(repository, file), 'utf8')))
  .flatMap((one) => {
    const reason = whyRefused(one);
    return reason === null ? [] : [`${one.file}:${one.line}: ${one.text}\n    ${reason}`];
  });
for (const line of refused) console.error(line);
for (const one of unused)
  console.error(`tests/regular-expressions/allowed.ts: nothing in ${one.file} is "${one.text}" any more`);
console.log(`Regular expressions: ${files.length} files, ${refused.length} refused.`);
if (refused.length > 0 || unused.size > 0) process.exitCode = 1;
if (process.argv.includes('--update'))
  writeFileSync(provenFile, `${JSON.stringify({ analyser, linear: [...used].toSorted() }, null, 1)}\n`);

function whyRefused(one: Expression): string | null {
  const exception = allowed.find(({ file, text }) => file === one.file && text === one.text);
  if (exception !== undefined) {
    unused.delete(exception);
    return null;
  }
  if (one.pattern === null) return 'is made while the program runs: write a constant, or a scanner';
  const hash = createHash('sha256').update(`${one.pattern}/${one.flags}`).digest('hex').slice(0, 24);
  const reason = proven.has(hash) ? null : verdictOf(one.pattern, one.flags);
  if (reason === null) {
    used.add(hash);
    proven.add(hash);
  }
  return reason;
}

function readProven(): string[] {
  if (!existsSync(provenFile)) return [];
  const kept: { analyser: string; linear: string[] } = JSON.parse(readFileSync(provenFile, 'utf8'));
  return kept.analyser === analyser ? kept.linear : [];
}
