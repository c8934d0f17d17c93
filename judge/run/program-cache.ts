import { createHash, randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundLanguage, FoundLanguages } from '../languages/languages.ts';
import type { Program } from '../protocol/task.ts';
import type { Mount } from '../sandbox/sandbox.types.ts';
import { compile, findLanguage, type Executable } from './compile.ts';
import { JuryFailure } from './failure.ts';
import type { Workspace } from './workspace.ts';

/** More compiled programs than this are not kept; the ones used longest ago go first. */
const keptPrograms = 500;

/** What became of a program that is to be kept. */
export type KeptProgram =
  | { readonly ok: true; readonly executable: Executable; /** The compiler's warnings; empty: none. */ readonly message: string }
  | { readonly ok: false; /** For the author of the program. */ readonly message: string };

type Kept = { readonly ok: true; readonly folder: string; readonly message: string } | { readonly ok: false; readonly message: string };

/**
 * Compiled checkers and interactors on disk, so that each is compiled once on a machine and not once a submission.
 * The key is all that decides the outcome: sources, files, language, compiler version and command. Each has a folder of
 * that name, with what is run in `program` and the compiler's warnings in `message`; the key depends on this layout too.
 */
export class ProgramCache {
  private readonly folder: string;
  private readonly underWay = new Map<string, Promise<Kept>>();

  /** @param folder absolute; made when missing. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * @param files files beside the sources, as mounts in the working folder.
   * @throws JuryFailure with the compiler's message when it does not compile.
   */
  async get(workspace: Workspace, languages: FoundLanguages, program: Program, files: readonly Mount[]): Promise<Executable> {
    const kept = await this.compile(workspace, languages, program, files);
    if (!kept.ok) throw new JuryFailure(`the checker does not compile:\n${kept.message}`);
    return kept.executable;
  }

  /**
   * As `get`, for its author: what the compiler says is a value.
   * @throws JuryFailure when the language is not on this machine.
   */
  async compile(workspace: Workspace, languages: FoundLanguages, program: Program, files: readonly Mount[]): Promise<KeptProgram> {
    const found = findLanguage(languages, program.languageKey);
    const plan = found.toolchain.plan(program);
    const key = createHash('sha256')
      .update(JSON.stringify([layout, program.languageKey, found.toolchain.version, plan.compile, plan.sources, program.entryPoint, files]))
      .digest('hex');
    const known = this.underWay.get(key) ?? this.make(join(this.folder, key), workspace, found, program, files);
    this.underWay.set(key, known);
    try {
      const kept = await known;
      return kept.ok ? { ok: true, executable: { found, plan, folder: kept.folder }, message: kept.message } : kept;
    } finally {
      this.underWay.delete(key);
    }
  }

  private async make(target: string, workspace: Workspace, found: FoundLanguage, program: Program, files: readonly Mount[]): Promise<Kept> {
    const kept = await readKept(target);
    if (kept !== null) return kept;
    const compiled = await compile(workspace, found, program, files);
    if (!compiled.ok) return { ok: false, message: compiled.message };
    await using folder = compiled.folder;
    const fresh = join(this.folder, `new-${randomUUID()}`);
    await copyPlainFiles(folder.path, join(fresh, programName));
    await writeFile(join(fresh, messageName), compiled.message);
    await rename(fresh, target).catch((error: NodeJS.ErrnoException) => rm(fresh, { recursive: true, force: true }).then(() => throwUnlessThere(error)));
    await this.removeOldest();
    return { ok: true, folder: join(target, programName), message: compiled.message };
  }

  private async removeOldest(): Promise<void> {
    const names = await readdir(this.folder);
    if (names.length <= keptPrograms) return;
    // What another slot removes meanwhile counts as old.
    const usedMs = (name: string) => stat(join(this.folder, name)).then((status) => status.mtimeMs, () => 0);
    const aged = await Promise.all(names.map(async (name) => ({ name, usedMs: await usedMs(name) })));
    const surplus = aged.toSorted((a, b) => a.usedMs - b.usedMs).slice(0, names.length - keptPrograms);
    await Promise.all(surplus.map(({ name }) => rm(join(this.folder, name), { recursive: true, force: true })));
  }
}

/** Another process of this machine may have been quicker. */
function throwUnlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

const programName = 'program';
const messageName = 'message';
const layout = [programName, messageName];

/** What is kept under this path, marked as used now; null: nothing. */
async function readKept(target: string): Promise<Kept | null> {
  const message = await readFile(join(target, messageName), 'utf8').catch(() => null);
  if (message === null) return null;
  const now = new Date();
  await utimes(target, now, now);
  return { ok: true, folder: join(target, programName), message };
}

/** Copies files and folders and nothing else: a link that a compiler left could lead anywhere on the host. */
async function copyPlainFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o755 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyPlainFiles(source, target);
    if (!entry.isFile()) continue;
    await copyFile(source, target);
    await chmod(target, 0o755);
  }
}
