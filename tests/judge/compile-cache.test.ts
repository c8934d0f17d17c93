import { readdirSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectLanguages, type FoundLanguage } from '@verdict/judge/languages/languages.ts';
import { machineToolSearch } from '@verdict/judge/languages/tool-search.ts';
import type { Program } from '@verdict/judge/protocol/task.ts';
import { CompileCache, type Compiled } from '@verdict/judge/run/compile-cache.ts';
import { CompileStore } from '@verdict/judge/run/compile-store.ts';
import { findLanguage } from '@verdict/judge/run/compile.ts';
import { Workspace } from '@verdict/judge/run/workspace.ts';
import { createSandbox } from '@verdict/judge/sandbox/sandbox.ts';
import type { Sandbox } from '@verdict/judge/sandbox/sandbox.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** The cache of compiled programs, with the real compiler in the real box. */

let sandboxes: readonly Sandbox[];
let c: FoundLanguage;
let optimisedC: FoundLanguage;
let folder: string;
beforeAll(async () => {
  sandboxes = await Promise.all([410, 420].map((slot) => createSandbox({ slot, allowWeak: false })));
  const found = await detectLanguages(machineToolSearch(process.env));
  [c, optimisedC] = [findLanguage(found, 'c'), findLanguage(found, 'c-o2')];
});
afterAll(() => Promise.all(sandboxes.map((sandbox) => sandbox.close())));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-compile-cache-'));
  return () => rm(folder, { recursive: true, force: true });
});

const right: Program = {
  languageKey: 'c',
  sources: [{ name: 'main.c', content: 'int main(void) { return 0; }' }],
  entryPoint: null,
};
const wrong: Program = { ...right, sources: [{ name: 'main.c', content: 'int main(void) { return x; }' }] };

/** Compiles in one of the slots. */
async function get(cache: CompileCache, program: Program, { slot = 0, language = c } = {}): Promise<Compiled> {
  const sandbox = sandboxes[slot];
  if (sandbox === undefined) throw new Error('there are two slots');
  return await cache.get(new Workspace(sandbox), { found: language, plan: language.toolchain.plan(program) }, []);
}

function message(compiled: Compiled): string | null {
  return compiled.ok ? null : compiled.message;
}

test('the same program is compiled once, also over a restart of the judge', async () => {
  const cache = await CompileCache.open(folder);
  const [first, second] = [await get(cache, right), await get(cache, right)];
  expect([first.compiled.fromCache, second.compiled.fromCache]).toEqual([false, true]);
  expect(second.compiled.ms).toBeLessThan(first.compiled.ms);
  const again = await get(await CompileCache.open(folder), right);
  expect([again.ok, again.compiled.fromCache]).toEqual([true, true]);
});

test('another text or another language is another program', async () => {
  const cache = await CompileCache.open(folder);
  await get(cache, right);
  const commented = { ...right, sources: [{ name: 'main.c', content: `${right.sources[0]?.content}//` }] };
  expect((await get(cache, commented)).compiled.fromCache).toBe(false);
  expect((await get(cache, right, { language: optimisedC })).compiled.fromCache).toBe(false);
});

test('a compile error is kept with the message of the compiler', async () => {
  const cache = await CompileCache.open(folder);
  const [first, second] = [await get(cache, wrong), await get(cache, wrong)];
  expect(message(first)).toContain('‘x’ undeclared');
  expect(message(second)).toBe(message(first));
  expect(second.compiled.fromCache).toBe(true);
});

test('two slots that want the same at once share one compile', async () => {
  const cache = await CompileCache.open(folder);
  const both = await Promise.all([get(cache, right, { slot: 0 }), get(cache, right, { slot: 1 })]);
  expect(both.map(({ compiled }) => compiled.fromCache)).toEqual([false, true]);
});

test('a program that a dying machine left torn is compiled anew', async () => {
  using compiled = await get(await CompileCache.open(folder), right);
  if (!compiled.ok) throw new Error(compiled.message);
  truncateSync(join(compiled.folder, 'main'), 0);
  expect((await get(await CompileCache.open(folder), right)).compiled.fromCache).toBe(false);
});

test('over the limit the one used longest ago goes, never one that is held', async () => {
  const store = await CompileStore.open(folder, { bytes: 1024 ** 2, entries: 2 });
  const [a, b, d, e] = ['a', 'b', 'd', 'e'].map((name) => name.repeat(64)) as [string, string, string, string];
  using _held = await store.add(a, { ok: false, message: 'a' });
  for (const key of [b, d, e]) (await store.add(key, { ok: false, message: key }))[Symbol.dispose]();
  const kept = await Promise.all([a, b, d, e].map(async (key) => (await store.take(key)) !== null));
  expect(kept).toEqual([true, false, false, true]);
  expect(readdirSync(folder).toSorted()).toEqual([a, e]);
});
