import { randomUUID } from 'node:crypto';
import type {
  RemoteStatement,
  RemoteSubmission,
  RunState,
  SubmitOutcome,
} from '@verdict/schema/remote/core/adapter.ts';
import { afterEach, beforeEach } from 'vitest';
import type { JudgeStandIn, StandInRun } from '../../stand-ins/judge-stand-in.ts';
import { signIn, talkTo, type ContractSubject } from './subject.ts';

/** Bytes that forms and charsets spoil easily. */
export const hardSource =
  '// 100% + a&b=c <d> 中文 é 🚀\r\n#include <cstdio>\r\nint main() { printf("%d+%d", 1, 2); }\n\t \n';

/** A stand-in for each test, and what tests do with it. */
export interface Stage {
  readonly judge: JudgeStandIn;
  submission(change?: Partial<RemoteSubmission>): RemoteSubmission;
  /** Signs in and submits. */
  send(change?: Partial<RemoteSubmission>): Promise<SubmitOutcome>;
  statementOf(ref: string): Promise<RemoteStatement>;
  /** A run of the account, made at the judge itself. */
  addRun(): StandInRun;
  stateOf(runId: string): Promise<RunState | undefined>;
}

/** Starts the stand-in of a subject before each test of the calling suite, and stops it afterwards. */
export function useStage(subject: ContractSubject): Stage {
  const { adapter, credential, languageId, statement } = subject;
  const { ref } = statement;
  const { username } = credential;
  let judge: JudgeStandIn | null = null;
  const running = (): JudgeStandIn => {
    if (judge === null) throw new Error('no test runs');
    return judge;
  };
  const submission = (change: Partial<RemoteSubmission> = {}): RemoteSubmission => ({
    ref,
    submitKey: statement.expected.submitKey,
    languageId,
    source: hardSource,
    username,
    clientRef: randomUUID(),
    ...change,
  });
  beforeEach(async () => {
    judge = await subject.start();
  });
  afterEach(() => running().stop());
  return {
    get judge() {
      return running();
    },
    submission,
    async send(change) {
      const http = talkTo(subject, running());
      await signIn(subject, http);
      if (adapter.submitting === undefined) throw new Error('the adapter does not submit');
      return adapter.submitting.send(http, submission(change));
    },
    statementOf: async (wanted) =>
      adapter.statements.parse(await adapter.statements.load(talkTo(subject, running()), wanted), wanted),
    addRun: () => running().addRun({ username, ref, languageId, source: 'int main() {}' }),
    async stateOf(runId) {
      const http = talkTo(subject, running());
      if (adapter.results.session === 'ALWAYS') await signIn(subject, http);
      const [state] = await adapter.results.read(http, [{ runId, username, ref }]);
      return state;
    },
  };
}
