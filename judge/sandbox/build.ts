import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SandboxError } from './sandbox.types.ts';

/**
 * Compiles the helper with the machine's gcc, if its sources have changed since. The result is put in place by
 * renaming, so two judges that start together do no harm to each other.
 */

const sources = join(import.meta.dirname, 'helper');
const build = join(import.meta.dirname, 'build');
const compiler = 'gcc';
const flags = ['-std=c11', '-O2', '-Wall', '-Wextra', '-Werror', '-Wshadow', '-Wconversion'];
const linkedLibraries = ['-lseccomp'];

const run = promisify(execFile);

/**
 * @returns the path of the helper.
 * @throws SandboxError with the compiler's message, or with what is missing and the command that installs it.
 */
export async function buildSandboxHelper(): Promise<string> {
  const names = (await readdir(sources)).filter((name) => name.endsWith('.c') || name.endsWith('.h')).toSorted();
  const path = join(build, `verdict-sandbox-${await fingerprint(names)}`);
  if (await isThere(path)) return path;

  await mkdir(build, { recursive: true });
  const fresh = `${path}.${process.pid}.${performance.now()}`;
  const units = names.filter((name) => name.endsWith('.c')).map((name) => join(sources, name));
  try {
    await compile([...flags, ...units, '-o', fresh, ...linkedLibraries]);
    await rename(fresh, path);
  } finally {
    await rm(fresh, { force: true });
  }
  await removeOlder(path);
  return path;
}

/** Packages of `HELPER_PACKAGES` that seem to be missing; empty when the helper can be compiled. */
export async function missingHelperPackages(): Promise<string[]> {
  if (!(await compiles('int main(void) { return 0; }', [], true))) return ['gcc', 'libc6-dev'];
  if (!(await compiles('#include <stdio.h>\nint main(void) { return 0; }', [], false))) return ['libc6-dev'];
  return (await compiles('#include <seccomp.h>\nint main(void) { return 0; }', linkedLibraries, false))
    ? []
    : ['libseccomp-dev'];
}

async function compile(args: readonly string[]): Promise<void> {
  try {
    await run(compiler, args);
  } catch (error) {
    const missing = await missingHelperPackages();
    if (missing.length > 0) {
      throw new SandboxError(
        `The sandbox cannot be built: install ${missing.join(', ')} (apt-get install -y ${missing.join(' ')})`,
      );
    }
    throw new SandboxError('The sandbox cannot be built', { cause: error });
  }
}

async function compiles(source: string, libraries: readonly string[], onlyParse: boolean): Promise<boolean> {
  const folder = join(build, `probe-${process.pid}-${performance.now()}`);
  await mkdir(folder, { recursive: true });
  try {
    const file = join(folder, 'probe.c');
    await writeFile(file, source);
    await run(compiler, [...(onlyParse ? ['-fsyntax-only'] : ['-o', join(folder, 'probe')]), file, ...libraries]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of all that decides what comes out: the sources, their names, the flags. */
async function fingerprint(names: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update([compiler, ...flags, ...linkedLibraries].join('\0'));
  for (const name of names) hash.update(`\0${name}\0`).update(await readFile(join(sources, name)));
  return hash.digest('hex').slice(0, 16);
}

async function isThere(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function removeOlder(path: string): Promise<void> {
  for (const name of await readdir(build)) {
    const isFinished = /^verdict-sandbox-[0-9a-f]{16}$/.test(name);
    if (isFinished && join(build, name) !== path) await rm(join(build, name), { force: true });
  }
}

if (import.meta.main) {
  process.stdout.write(`${await buildSandboxHelper()}\n`);
}
