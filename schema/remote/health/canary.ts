import type { RemoteOperation } from '@verdict/prisma/generated/client/client.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { JudgeHttp } from '../http/judge-http.ts';

/** A fact of the page, as it is and as it should be. */
interface CanaryFact {
  readonly name: string;
  readonly found: string;
  readonly expected: string;
}

/** Something that is tried at a judge. */
interface CanaryTrial {
  readonly operation: Extract<RemoteOperation, 'STATEMENT' | 'POLL'>;
  /** @throws RemoteFailure, LayoutError */
  readonly read: (http: JudgeHttp) => Promise<CanaryFact[]>;
}

/** What is tried at a judge, each by itself: results may be read where statements ask for a person. */
export function canaryTrials(adapter: RemoteAdapter): CanaryTrial[] {
  const { run, ref } = adapter.info.canary;
  const statement: CanaryTrial = { operation: 'STATEMENT', read: (http) => readStatement(adapter, http) };
  if (run === undefined) return [statement];
  const result: CanaryTrial = {
    operation: 'POLL',
    async read(http) {
      const states = await adapter.results.read(http, [{ ...run, ref }]);
      return [{ name: 'results', found: states.length === 1 ? 'read' : 'none', expected: 'read' }];
    },
  };
  return [statement, result];
}

/** Reads the problem of a judge that has not changed for years. */
async function readStatement({ info, statements }: RemoteAdapter, http: JudgeHttp): Promise<CanaryFact[]> {
  const { ref, title, timeLimitMs, memoryLimitKb } = info.canary;
  const statement = statements.parse(await statements.load(http, ref), ref);
  return [
    { name: 'title', found: statement.title, expected: title },
    { name: 'time limit', found: `${statement.timeLimitMs} ms`, expected: `${timeLimitMs} ms` },
    { name: 'memory limit', found: `${statement.memoryLimitKb} KiB`, expected: `${memoryLimitKb} KiB` },
    { name: 'samples', found: statement.samples.length > 0 ? 'read' : 'none', expected: 'read' },
  ];
}
