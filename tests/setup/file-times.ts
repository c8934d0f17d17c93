import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes how long each test file took, imports and hooks included: vitest's JSON report leaves both out. */
export class FileTimes implements Reporter {
  readonly #path: string;
  readonly #files: Array<{ readonly file: string; readonly seconds: number }> = [];

  /** @param path of the JSON file. */
  constructor(path: string) {
    this.#path = path;
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration } = module.diagnostic();
    this.#files.push({ file: relative(process.cwd(), module.moduleId), seconds: (collectDuration + duration) / 1_000 });
  }

  onTestRunEnd(): void {
    writeFileSync(this.#path, JSON.stringify(this.#files));
  }
}
