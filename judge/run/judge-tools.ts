import type { FoundLanguages } from '../languages/languages.ts';
import type { Progress } from '../protocol/report.ts';
import type { Sandbox } from '../sandbox/sandbox.types.ts';
import type { CompileCache } from './compile-cache.ts';
import type { FileSource } from './files.ts';

/** What the work on a task needs from around it. */
export interface JudgeTools {
  /** One slot; nothing else uses it meanwhile. */
  readonly sandbox: Sandbox;
  readonly languages: FoundLanguages;
  readonly files: FileSource;
  readonly programs: CompileCache;
  /** Called often; the callee thins it out. */
  onProgress(progress: Progress): void;
  /** Looked at between runs; aborted: the work is given up with the signal's reason. */
  readonly signal: AbortSignal;
}
