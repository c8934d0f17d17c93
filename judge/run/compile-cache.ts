import { createHash } from 'node:crypto';
import type { ProgramPlan } from '../languages/language.types.ts';
import type { FoundLanguage } from '../languages/languages.ts';
import { compileMessage } from '../protocol/compile-message.ts';
import type { Mount } from '../sandbox/sandbox.types.ts';
import { CompileStore, type HeldOutcome } from './compile-store.ts';
import { compile, type Executable, type PlannedProgram } from './compile.ts';
import { compileCacheLimits } from './limits.ts';
import { UnfitFiles } from './plain-files.ts';
import type { Workspace } from './workspace.ts';

/** How a program came to be compiled. */
export interface CompileFigures {
  /** Compiled before, or at the same time by another slot. */
  readonly fromCache: boolean;
  /** Until the program, or the compiler's message, was there; milliseconds. */
  readonly ms: number;
}

/** What a program was compiled to. It stays on disk until it is disposed of. */
export type Compiled = Disposable & { readonly compiled: CompileFigures } & (
    | ({ readonly ok: true; /** The compiler's warnings; empty: none. */ readonly message: string } & Executable)
    | { readonly ok: false; /** For the author of the program. */ readonly message: string }
  );

/**
 * Compiled programs, those of contestants and of juries alike, so that a rejudge, a second submit of the same and a
 * checker cost no compile. The key is all that decides the outcome: sources, files, language, version and command of
 * the compiler. Slots that want the same at once share one compile.
 */
export class CompileCache {
  readonly #store: CompileStore;
  readonly #underWay = new Map<string, Promise<unknown>>();

  private constructor(store: CompileStore) {
    this.#store = store;
  }

  /** @param folder absolute; made when missing. */
  static async open(folder: string): Promise<CompileCache> {
    return new CompileCache(await CompileStore.open(folder, compileCacheLimits));
  }

  /** @param files files beside the sources, as mounts in the working folder, whose paths name them by content hash. */
  async get(workspace: Workspace, { found, plan }: PlannedProgram, files: readonly Mount[]): Promise<Compiled> {
    const startedMs = performance.now();
    const key = keyOf(found, plan, files);
    const compiledAs = (outcome: HeldOutcome, fromCache: boolean): Compiled => {
      const compiled = { fromCache, ms: performance.now() - startedMs };
      return outcome.ok ? { ...outcome, found, plan, compiled } : { ...outcome, compiled };
    };
    for (;;) {
      // When another slot's compile fails by the fault of that slot, ours is to try itself.
      await this.#underWay.get(key)?.catch(() => undefined);
      const known = await this.#store.take(key);
      if (known !== null) return compiledAs(known, true);
      if (!this.#underWay.has(key)) break;
    }
    const making = this.#make(key, workspace, found, plan, files).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return compiledAs(await making, false);
  }

  async #make(
    key: string,
    workspace: Workspace,
    found: FoundLanguage,
    plan: ProgramPlan,
    files: readonly Mount[],
  ): Promise<HeldOutcome> {
    const made = await compile(workspace, found, plan, files);
    if (!made.ok)
      return made.isLasting ? this.#store.add(key, { ok: false, message: made.message }) : unkept(made.message);
    await using folder = made.folder;
    try {
      return await this.#store.add(key, { ok: true, folder: folder.path, message: made.message });
    } catch (error) {
      if (error instanceof UnfitFiles)
        return unkept(
          error.code === null
            ? compileMessage('COMPILED_FOLDERS_DEEP', error.deepest)
            : compileMessage('COMPILED_UNKEPT', error.code),
        );
      throw error;
    }
  }
}

function unkept(message: string): HeldOutcome {
  return { ok: false, message, [Symbol.dispose]: () => undefined };
}

function keyOf({ language, toolchain }: FoundLanguage, plan: ProgramPlan, files: readonly Mount[]): string {
  const { version, env, mounts, headers } = toolchain;
  const decisive = [
    language.key,
    version,
    env,
    mounts,
    headers?.digest,
    plan.compile,
    plan.unstartable,
    plan.sources,
    files,
  ];
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}
