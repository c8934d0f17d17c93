import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JudgeStandIn } from '../../../stand-ins/judge-stand-in.ts';
import { batchContract } from '../batch-contract.ts';
import { secretOf, verdictSubject } from '../runner-subjects.ts';
import { failureOf, signIn, talkTo } from '../subject.ts';

/* What else the adapter does is tried against a whole site: tests/scenarios/another-verdict.test.ts. */

const { adapter, ref, languageIds } = verdictSubject;
const credential = verdictSubject.credentialOf('robot');

let judge: JudgeStandIn;
beforeEach(async () => {
  judge = await verdictSubject.start(new Map([['robot', secretOf(credential)]]));
});
afterEach(() => judge.stop());

batchContract(
  { adapter, credential, languageId: languageIds[0], statement: { ref } },
  {
    get judge() {
      return judge;
    },
  },
);

async function loadContest(id: number): Promise<readonly string[] | undefined> {
  const http = talkTo({ adapter }, judge);
  await signIn({ adapter, credential }, http);
  const set = adapter.sets?.parse(`https://judge.example.org/contest/${id}`) ?? '';
  return adapter.sets?.load(http, set);
}

test('a contest has those of its problems that are seen in the bank', async () => {
  expect(await loadContest(12)).toEqual([ref]);
  // The names of twelve problems take two questions.
  expect(judge.requests).toHaveLength(4);
});

test.each([
  ['has no problem that is seen in the bank', 13, 'not-permitted'],
  ['is not there', 14, 'no-such-problem'],
])('a contest that %s is refused', async (_name, id, reason) => {
  expect(await failureOf(loadContest(id))).toMatchObject({ class: 'refused', reason });
});
