import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { interpreterToolchain } from './interpreted.ts';
import type { Language, ToolSearch, Toolchain } from './language.types.ts';
import { asArguments } from './native.ts';
import { firstLine, placeTool } from './tool-search.ts';

/**
 * What Python 2, Python 3 and PyPy have in common: modules are compiled to byte code first, which finds syntax errors.
 */
export async function pythonToolchain(search: ToolSearch, language: Language, path: string): Promise<Toolchain> {
  const tool = placeTool(language.key, path, dirname(dirname(path)));
  const hooks = tool.mounts.length > 0 ? [] : await startHooks(search, path);
  return interpreterToolchain({
    version: firstLine(await search.output(path, ['--version'])),
    // An update of the machine may take a hook away while the judge runs.
    mounts: () => [
      ...tool.mounts,
      ...hooks.filter((hook) => existsSync(hook)).map((hook) => ({ source: noHooks, target: hook })),
    ],
    env: {
      PYTHONIOENCODING: 'utf-8',
      PYTHONHASHSEED: '0',
      ...(tool.mounts.length > 0 ? { LD_LIBRARY_PATH: `${tool.prefix}/lib` } : {}),
    },
    extensions: language.extensions,
    check: ({ compiled }) => [tool.path, '-m', 'py_compile', ...asArguments(compiled)],
    isCheckingMain: true,
    run: (main) => ({ argv: [tool.path, main] }),
  });
}

/** Shown in the place of start hooks. */
const noHooks = join(import.meta.dirname, 'no-start-hooks.pth');

/**
 * Files by which packages of the machine have code of their own run at each start of an interpreter, before a program
 * and at the expense of its time: Debian's setuptools alone take a millisecond of ten. Files that only tell where
 * packages lie, and those that make namespace packages, are none.
 */
async function startHooks(search: ToolSearch, path: string): Promise<string[]> {
  const folders =
    (await search.output(path, ['-I', '-c', 'import site; print("\\n".join(site.getsitepackages()))'])) ?? '';
  const hooks: string[] = [];
  for (const folder of folders.split('\n').filter((line) => line.startsWith('/usr/'))) {
    for (const name of await search.list(folder)) {
      const file = join(folder, name);
      if (
        name.endsWith('.pth') &&
        !name.endsWith('-nspkg.pth') &&
        isStartHook(await readFile(file, 'utf8').catch(() => ''))
      )
        hooks.push(file);
    }
  }
  return hooks;
}

/** As `site` reads it: lines that begin with `import` are run, other lines are folders. */
export function isStartHook(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.length > 0 && lines.every((line) => /^import[ \t]/.test(line));
}

/** Newest interpreter of pyenv (`PYENV_ROOT`, else `~/.pyenv`) whose version begins with `major`. */
export async function pyenvPython(search: ToolSearch, major: '2.' | '3.'): Promise<string | null> {
  const root = search.variable('PYENV_ROOT') ?? `${search.variable('HOME') ?? '/root'}/.pyenv`;
  const byNumber = new Intl.Collator('en', { numeric: true });
  const versions = (await search.list(`${root}/versions`))
    .filter((name) => name.startsWith(major))
    .sort(byNumber.compare);
  for (const version of versions.reverse()) {
    const found = await search.executable(`${root}/versions/${version}/bin/python`);
    if (found !== null) return found;
  }
  return null;
}
