import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { FoundLanguage, FoundLanguages } from '../languages/languages.ts';
import type { Preparation } from '../languages/preparation.types.ts';
import type { Sandbox } from '../sandbox/sandbox.types.ts';
import { copyPlainFile } from './plain-files.ts';
import { openPreparationBox } from './preparation-box.ts';
import { Workspace } from './workspace.ts';

/*
 * How this works: after the start a sandbox of its own, which judges nothing, is opened for as long as there is
 * something to prepare. What lies on disk from before is used when it is what would be made now; the rest is made, one
 * after the other. A folder appears under its name when it is whole, belongs to the judge, and is shown in boxes
 * read-only.
 */

/** What preparations are made with. */
export interface PreparationOptions {
  /** Absolute; made when missing. */
  readonly folder: string;
  readonly languages: FoundLanguages;
  readonly logger: Logger;
  /** A sandbox that no slot uses. */
  openSandbox(): Promise<Sandbox>;
}

/** Makes the preparations of the languages found, and tells the languages when one is there. */
export class Preparations {
  readonly #options: PreparationOptions;
  readonly #waiting: { readonly found: FoundLanguage; readonly isWanted: boolean }[] = [];
  #working: Promise<void> | null = null;
  #sandbox: Sandbox | null = null;
  #isStopped = false;

  constructor(options: PreparationOptions) {
    this.#options = options;
  }

  /** Begins. What is wanted only by who uses it is looked for on disk, and made when its language asks. */
  start(): void {
    const all = [...this.#options.languages.values()];
    for (const found of all.toSorted((a, b) => Number(isWantedAtStart(b)) - Number(isWantedAtStart(a)))) {
      if (found.prepared.preparation === undefined) continue;
      const isWanted = isWantedAtStart(found);
      if (!isWanted) found.prepared.whenAsked(() => this.#want(found));
      this.#enqueue(found, isWanted);
    }
  }

  /** Gives up what is being made. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#sandbox?.close();
    await this.#working;
  }

  #want(found: FoundLanguage): void {
    found.prepared.whenAsked(() => undefined);
    this.#enqueue(found, true);
  }

  #enqueue(found: FoundLanguage, isWanted: boolean): void {
    this.#waiting.push({ found, isWanted });
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  /** Never throws: a judge without preparations is slower, no more. */
  async #work(): Promise<void> {
    const { logger, openSandbox, folder } = this.#options;
    try {
      await mkdir(folder, { recursive: true });
      this.#sandbox = await openSandbox();
      for (let next = this.#waiting.shift(); next !== undefined && !this.#isStopped; next = this.#waiting.shift())
        await this.#prepare(next.found, next.isWanted, this.#sandbox);
    } catch (error) {
      logger.warn({ err: error }, 'cannot prepare languages');
    } finally {
      await this.#sandbox?.close();
      this.#sandbox = null;
    }
  }

  async #prepare(found: FoundLanguage, isWanted: boolean, sandbox: Sandbox): Promise<void> {
    const { preparation } = found.prepared;
    const { key } = found.language;
    if (preparation === undefined) return;
    const startedMs = performance.now();
    try {
      await using box = await openPreparationBox(new Workspace(sandbox), found);
      const identity = createHash('sha256')
        .update(JSON.stringify([found.toolchain.version, await preparation.identify(box)]))
        .digest('hex');
      const target = join(this.#options.folder, `${key}-${identity}`);
      const isThere = await isFolder(target);
      if (!isThere && !isWanted) return;
      if (!isThere) await this.#make(preparation, box, target);
      found.prepared.useFrom(target);
      await this.#removeOthers(key, target);
      this.#options.logger.info(
        { language: key, ms: Math.round(performance.now() - startedMs), isMade: !isThere },
        'prepared',
      );
    } catch (error) {
      if (!this.#isStopped) this.#options.logger.warn({ err: error, language: key }, 'cannot prepare the language');
    }
  }

  async #make(
    preparation: Preparation,
    box: Parameters<Preparation['make']>[0] & { readonly folder: string },
    target: string,
  ): Promise<void> {
    const fresh = join(this.#options.folder, `new-${randomUUID()}`);
    try {
      const names = await preparation.make(box);
      await mkdir(fresh, { mode: 0o755 });
      for (const name of names) await copyPlainFile(join(box.folder, name), join(fresh, name));
      await rename(fresh, target);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }

  /** Those of earlier versions, and what a judge that was killed did not finish. */
  async #removeOthers(key: string, kept: string): Promise<void> {
    const isOld = new RegExp(`^(?:${key}-[0-9a-f]{64}|new-.*)$`);
    for (const name of await readdir(this.#options.folder)) {
      const path = join(this.#options.folder, name);
      if (isOld.test(name) && path !== kept) await rm(path, { recursive: true, force: true });
    }
  }
}

function isWantedAtStart({ prepared }: FoundLanguage): boolean {
  return prepared.preparation?.isMadeAtStart === true;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (status) => status.isDirectory(),
    () => false,
  );
}
