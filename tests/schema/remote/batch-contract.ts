import { describe, expect, test } from 'vitest';
import type { JudgeStandIn } from '../../stand-ins/judge-stand-in.ts';
import { signIn, talkTo, type ContractSubject } from './subject.ts';

/** The part of the contract for adapters that read several results at once. */
export function batchContract(
  subject: Pick<ContractSubject, 'adapter' | 'credential' | 'languageId'> & {
    readonly statement: Pick<ContractSubject['statement'], 'ref'>;
  },
  stage: { readonly judge: JudgeStandIn },
): void {
  const { adapter, credential, languageId } = subject;
  const { ref } = subject.statement;
  const { username } = credential;
  const addRun = (by = username) => stage.judge.addRun({ username: by, ref, languageId, source: 'int main() {}' }).id;

  describe('of several runs of a user', () => {
    const read = async (ids: readonly string[]) => {
      const http = talkTo(subject, stage.judge);
      await signIn(subject, http);
      const before = stage.judge.requests.length;
      const runs = ids.map((runId) => ({ runId, username, ref }));
      const states = await adapter.results.read(http, runs);
      return { runIds: states.map(({ runId }) => runId), requests: stage.judge.requests.length - before };
    };

    test('are read by one request', async () => {
      const ids = [addRun(), addRun()];
      addRun(`${username}2`);
      ids.push(addRun());
      expect(await read(ids)).toEqual({ runIds: ids, requests: 1 });
    });

    test('are read by one request also of as many as it can ask for', async () => {
      const ids = Array.from({ length: adapter.results.maxBatch }, () => addRun());
      expect(await read(ids)).toEqual({ runIds: ids, requests: 1 });
    });

    test('are left out where the answer does not tell of them', async () => {
      const id = addRun();
      stage.judge.faults.add('late-row');
      expect(await read([id, addRun()])).toEqual({ runIds: [id], requests: 1 });
    });
  });
}
