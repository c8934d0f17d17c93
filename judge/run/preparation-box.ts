import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from '../languages/command.ts';
import { compileFolder } from '../languages/language.types.ts';
import type { FoundLanguage } from '../languages/languages.ts';
import type { PreparationBox } from '../languages/preparation.types.ts';
import { readOutputFile } from '../sandbox/output-file.ts';
import { boxEnvironment } from './compile.ts';
import { compileLimits, compileQuota } from './limits.ts';
import { readableText } from './text.ts';
import type { Workspace } from './workspace.ts';

const outputBytes = 64 * 1024;
const messageCharacters = 2_000;
/** Longest file a preparation reads back, bytes. */
const readBytes = 64 * 1024 * 1024;

/** A box as preparations use it, and the folder of the host that is its `/work`. */
export interface OpenPreparationBox extends PreparationBox, AsyncDisposable {
  readonly folder: string;
}

/** Opens a box with the tools of a language in it, and the limits of a compile. */
export async function openPreparationBox(
  workspace: Workspace,
  { toolchain }: FoundLanguage,
): Promise<OpenPreparationBox> {
  const folder = await workspace.folder('preparation', compileQuota);
  const content = async (name: string): Promise<Buffer> => {
    const bytes = await readOutputFile(join(folder.path, name), readBytes);
    if (bytes === null) throw new Error(`${name} was not made`);
    return bytes;
  };
  return {
    folder: folder.path,
    run: (argv) =>
      runIn(workspace, argv, toolchain.env, [
        ...toolchain.mounts,
        { source: folder.path, target: compileFolder, writable: true },
      ]),
    write: async (name, content) => {
      const path = join(folder.path, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    },
    read: async (name) => (await content(name)).toString('utf8'),
    digest: async (name) =>
      createHash('sha256')
        .update(await content(name))
        .digest('hex'),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

async function runIn(
  workspace: Workspace,
  argv: Command,
  env: Readonly<Record<string, string>>,
  mounts: Parameters<Workspace['sandbox']['run']>[0]['mounts'],
): Promise<string> {
  const stdout = workspace.output('preparation-stdout');
  const stderr = workspace.output('preparation-stderr');
  try {
    const { end } = await workspace.sandbox.run({
      argv,
      env: { ...boxEnvironment, ...env },
      mounts,
      cwd: compileFolder,
      stdin: { kind: 'null' },
      stdout: stdout.sink,
      stderr: stderr.sink,
      limits: compileLimits,
      canLockFiles: true,
    });
    if (end.kind === 'exited' && end.code === 0) return (await stdout.read(outputBytes)).toString('utf8');
    throw new Error(
      `${argv[0]} ended as ${JSON.stringify(end)}: ${readableText(await stderr.read(outputBytes), messageCharacters)}`,
    );
  } finally {
    stdout.remove();
    stderr.remove();
  }
}
