import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import type { Mount } from '../sandbox/sandbox.types.ts';
import type { ToolSearch } from './language.types.ts';

/** Looks for tools on this machine, by the judge's own environment. */
export function machineToolSearch(environment: Readonly<Record<string, string | undefined>>): ToolSearch {
  return {
    variable: (name) => environment[name],
    find: async (...names) => {
      const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '' && !isShim(folder));
      for (const name of names) {
        for (const folder of folders) {
          const found = await executable(join(folder, name));
          if (found !== null) return found;
        }
      }
      return null;
    },
    executable,
    list: (folder) => readdir(folder).catch(() => []),
    output,
  };
}

/** Shims choose among installed versions by a script that cannot run in the box. */
function isShim(folder: string): boolean {
  return folder.split('/').includes('shims');
}

async function executable(path: string): Promise<string | null> {
  try {
    await access(path, constants.X_OK);
    const real = await realpath(resolve(path));
    return (await stat(real)).isFile() ? real : null;
  } catch {
    return null;
  }
}

function output(command: string, args: readonly string[]): Promise<string | null> {
  return new Promise((done) => {
    execFile(command, args, { timeout: 20_000, maxBuffer: 1 << 20 }, (error, stdout, stderr) => {
      done(error === null ? `${stdout}\n${stderr}`.trim() : null);
    });
  });
}

/** First line that is not empty, at most 255 characters: enough to tell a compiler's version. */
export function firstLine(text: string | null): string {
  return (text ?? '').trim().split('\n')[0]?.trim().slice(0, 255) ?? '';
}

/** A tool as the box sees it. */
export interface PlacedTool {
  /** Absolute path in the box. */
  readonly path: string;
  readonly mounts: readonly Mount[];
  /** The folder that holds the tool's `bin` and `lib`, in the box. */
  readonly prefix: string;
}

/**
 * Tools under `/usr` are in the box anyway. Any other is shown, with the folder it is installed in, under `/opt`, so
 * that no folder of the host is named to contestants.
 *
 * @param path real path of the executable.
 * @param prefix folder it is installed in.
 */
export function placeTool(key: string, path: string, prefix: string): PlacedTool {
  if (path.startsWith('/usr/') && !path.startsWith('/usr/local/')) return { path, mounts: [], prefix };
  const target = `/opt/${key}`;
  return { path: target + path.slice(prefix.length), mounts: [{ source: prefix, target }], prefix: target };
}
