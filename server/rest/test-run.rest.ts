import { z } from 'zod';
import { languageKeyOf } from './language.rest.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type Operate } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import {
  RestStartTestRunDocument,
  RestTestRunDocument,
  RestTestRunPlacesDocument,
  RestTestRunProblemDocument,
} from './test-run.rest.generated.ts';
import { int, judgeModeName, optionalInt, optionalText, text } from './wire.ts';

/** Where a test run may be made from, as old clients say it; the rules are the same everywhere. */
const types: ReadonlySet<string> = new Set(['public', 'contest', 'group']);

/** Test runs, of the contract's area "submission". */
export const testRunCalls = [
  restCall({
    method: 'POST',
    path: '/api/submit-problem-test-judge',
    auth: 'user',
    input: z.object({
      pid: int,
      cid: optionalInt,
      language: text,
      code: text,
      type: optionalText,
      userInput: text,
      expectedOutput: optionalText,
    }),
    async answer({
      input: { pid, cid, language, code, type = 'public', userInput, expectedOutput },
      operate,
      context: { locale },
    }) {
      if (!types.has(type)) return failWith(400, say(sentences.badTestRunType, locale));
      if (userInput === '') return failWith(400, say(sentences.emptyTestInput, locale));
      const problem = type === 'contest' ? await placeOf(operate, { pid, cid }) : await problemOf(operate, pid);
      if (problem === null) return failWith(400, say(sentences.noSuchProblem, locale));
      const { key, names } = await languageKeyOf(operate, language);
      if (key === undefined)
        return failWith(400, say(sentences.unsupportedLanguage, locale, { language, languages: names }));
      const { startTestRun } = await operate(RestStartTestRunDocument, {
        input: { ...problem, languageKey: key, code, input: userInput, expectedOutput: expectedOutput ?? null },
      });
      return startTestRun.__typename === 'StartTestRunSuccess' ? startTestRun.data.key : failDomain(startTestRun);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-test-judge-result',
    auth: 'user',
    input: z.object({ testJudgeKey: text }),
    async answer({ input, operate, context }) {
      const { testRun } = await operate(RestTestRunDocument, { key: input.testJudgeKey });
      if (!testRun) return failWith(400, say(sentences.noSuchTestRun, context.locale));
      return {
        status: testRun.status,
        time: testRun.timeMs,
        memory: testRun.memoryKb,
        userInput: testRun.input,
        userOutput: testRun.output,
        expectedOutput: testRun.expectedOutput,
        // The wire has one place for what the program and the compiler have to say.
        stderr: [testRun.stderr, testRun.message].filter((part) => part !== null && part !== '').join('\n'),
        problemJudgeMode: judgeModeName[testRun.judgeMode],
      };
    },
  }),
];

async function problemOf(operate: Operate, id: number) {
  const { problem } = await operate(RestTestRunProblemDocument, { id });
  return problem ? { contestId: null, problemDisplayId: problem.displayId } : null;
}

/**
 * A problem in a contest that takes programs of the viewer now. Old clients do not say which contest; of several it is
 * the one that began last.
 */
async function placeOf(operate: Operate, { pid, cid }: { readonly pid: number; readonly cid: number | undefined }) {
  const { openContestProblems } = await operate(RestTestRunPlacesDocument, { problemId: pid });
  const place = openContestProblems.find(({ contestId }) => !cid || contestId === cid);
  return place === undefined ? null : { contestId: place.contestId, problemDisplayId: place.displayId };
}
