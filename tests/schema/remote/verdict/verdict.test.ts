import { afterEach, beforeEach } from 'vitest';
import type { JudgeStandIn } from '../../../stand-ins/judge-stand-in.ts';
import { batchContract } from '../batch-contract.ts';
import { secretOf, verdictSubject } from '../runner-subjects.ts';

/* What else the adapter does is tried against a whole site: tests/scenarios/another-verdict.test.ts. */

const { adapter, ref, languageIds, credentialOf, start } = verdictSubject;
const credential = credentialOf('robot');

let judge: JudgeStandIn;
beforeEach(async () => {
  judge = await start(new Map([['robot', secretOf(credential)]]));
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
