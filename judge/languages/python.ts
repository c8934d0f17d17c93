import { dirname } from 'node:path';
import type { Language, ToolSearch, Toolchain } from './language.types.ts';
import { interpreterToolchain } from './interpreted.ts';
import { asArguments } from './native.ts';
import { firstLine, placeTool } from './tool-search.ts';

/** What Python 2, Python 3 and PyPy have in common: modules are compiled to byte code first, which finds syntax errors. */
export async function pythonToolchain(search: ToolSearch, language: Language, path: string): Promise<Toolchain> {
  const tool = placeTool(language.key, path, dirname(dirname(path)));
  return interpreterToolchain({
    version: firstLine(await search.output(path, ['--version'])),
    mounts: tool.mounts,
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

/** Newest interpreter of pyenv (`PYENV_ROOT`, else `~/.pyenv`) whose version begins with `major`. */
export async function pyenvPython(search: ToolSearch, major: '2.' | '3.'): Promise<string | null> {
  const root = search.variable('PYENV_ROOT') ?? `${search.variable('HOME') ?? '/root'}/.pyenv`;
  const byNumber = new Intl.Collator('en', { numeric: true });
  const versions = (await search.list(`${root}/versions`)).filter((name) => name.startsWith(major)).sort(byNumber.compare);
  for (const version of versions.reverse()) {
    const found = await search.executable(`${root}/versions/${version}/bin/python`);
    if (found !== null) return found;
  }
  return null;
}
