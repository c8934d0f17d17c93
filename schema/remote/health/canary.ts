import type { RemoteAdapter } from '../core/adapter.ts';
import type { JudgeHttp } from '../http/judge-http.ts';

/** A fact of the page, as it is and as it should be. */
interface CanaryFact {
  readonly name: string;
  readonly found: string;
  readonly expected: string;
}

/**
 * Reads the problem of a judge that has not changed for years.
 *
 * @throws RemoteFailure, LayoutError
 */
export async function readCanary({ info, statements }: RemoteAdapter, http: JudgeHttp): Promise<CanaryFact[]> {
  const { ref, title, timeLimitMs, memoryLimitKb } = info.canary;
  const statement = statements.parse(await statements.load(http, ref), ref);
  return [
    { name: 'title', found: statement.title, expected: title },
    { name: 'time limit', found: `${statement.timeLimitMs} ms`, expected: `${timeLimitMs} ms` },
    { name: 'memory limit', found: `${statement.memoryLimitKb} KiB`, expected: `${memoryLimitKb} KiB` },
    { name: 'samples', found: statement.samples.length > 0 ? 'read' : 'none', expected: 'read' },
  ];
}
