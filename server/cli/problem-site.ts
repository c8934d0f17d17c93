import type { Services } from '@verdict/schema/core/context.ts';

/** What `npm run problem` works on: the launcher opens it and closes it. */
export interface ProblemSite {
  /** The site's database and files; its messages are heard. */
  readonly services: Services;
  /**
   * Makes sure that a judge claims work, by starting a server and a judge for as long as the command runs if no site is
   * up. Called by `verify` only, once.
   */
  readonly ensureJudge: () => Promise<void>;
  /** Shows one line, or several, to whoever started the command. */
  readonly print: (text: string) => void;
  /** Aborts when the command is to stop (Ctrl+C). */
  readonly signal: AbortSignal;
}
