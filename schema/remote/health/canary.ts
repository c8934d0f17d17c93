import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import type { RemoteOperation } from '@verdict/prisma/generated/client/client.ts';
import type { Sentence } from '../../core/errors.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { JudgeHttp } from '../http/judge-http.ts';

/** A fact of the page, as it is and as it should be. */
interface CanaryFact {
  readonly name: Sentence;
  readonly found: Sentence;
  readonly expected: Sentence;
}

const read: Sentence = { 'zh-CN': '可读', 'en-US': 'read' };
const none: Sentence = { 'zh-CN': '未读到', 'en-US': 'none' };

/** Is a fact as it should be? */
export function isAsExpected({ found, expected }: CanaryFact): boolean {
  return found['en-US'] === expected['en-US'];
}

/** A fact that differs, in words. */
export function differenceOf({ name, found, expected }: CanaryFact): Sentence {
  return {
    'zh-CN': `${name['zh-CN']}：${found['zh-CN']}，应为 ${expected['zh-CN']}`,
    'en-US': `${name['en-US']}: ${found['en-US']}, expected ${expected['en-US']}`,
  };
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
      const { runId, username, status } = run;
      const [state] = await adapter.results.read(http, [{ runId, username, ref }]);
      const name = { 'zh-CN': '评测结果', 'en-US': 'results' };
      if (status === undefined) return [{ name, found: state === undefined ? none : read, expected: read }];
      const found = state?.isFinal === true ? asIs(shortNameOf(state.status)) : none;
      return [{ name, found, expected: asIs(shortNameOf(status)) }];
    },
  };
  return [statement, result];
}

/** Reads the problem of a judge that has not changed for years. */
async function readStatement({ info, statements }: RemoteAdapter, http: JudgeHttp): Promise<CanaryFact[]> {
  const { ref, title, timeLimitMs, memoryLimitKb } = info.canary;
  const statement = statements.parse(await statements.load(http, ref), ref);
  return [
    { name: { 'zh-CN': '标题', 'en-US': 'title' }, found: asIs(statement.title), expected: asIs(title) },
    {
      name: { 'zh-CN': '时间限制', 'en-US': 'time limit' },
      found: asIs(`${statement.timeLimitMs} ms`),
      expected: asIs(`${timeLimitMs} ms`),
    },
    {
      name: { 'zh-CN': '内存限制', 'en-US': 'memory limit' },
      found: asIs(`${statement.memoryLimitKb} KiB`),
      expected: asIs(`${memoryLimitKb} KiB`),
    },
    {
      name: { 'zh-CN': '样例', 'en-US': 'samples' },
      found: statement.samples.length > 0 ? read : none,
      expected: read,
    },
  ];
}

/** A text that is the same in all languages. */
function asIs(text: string): Sentence {
  return { 'zh-CN': text, 'en-US': text };
}
