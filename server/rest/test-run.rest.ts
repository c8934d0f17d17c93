import { z } from 'zod';
import { languageKeyOf } from './language.rest.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { RestStartTestRunDocument, RestTestRunDocument, RestTestRunProblemDocument } from './test-run.rest.generated.ts';
import { int, judgeModeName, optionalText, text } from './wire.ts';

/** Where a test run may be made from, as old clients say it; the rules are the same everywhere. */
const types: ReadonlySet<string> = new Set(['public', 'contest', 'group']);

/** Test runs, of the contract's area "submission". */
export const testRunCalls = [
  restCall({
    method: 'POST',
    path: '/api/submit-problem-test-judge',
    auth: 'user',
    input: z.object({ pid: int, language: text, code: text, type: optionalText, userInput: text, expectedOutput: optionalText }),
    async answer({ input: { pid, language, code, type = 'public', userInput, expectedOutput }, operate, context: { locale } }) {
      if (!types.has(type)) return failWith(400, say(sentences.badTestRunType, locale));
      if (userInput === '') return failWith(400, say(sentences.emptyTestInput, locale));
      const { problem } = await operate(RestTestRunProblemDocument, { id: pid });
      if (!problem) return failWith(400, say(sentences.noSuchProblem, locale));
      const { key, names } = await languageKeyOf(operate, language);
      if (key === undefined) return failWith(400, say(sentences.unsupportedLanguage, locale, { language, languages: names.join(', ') }));
      const { startTestRun } = await operate(RestStartTestRunDocument, {
        input: { problemDisplayId: problem.displayId, languageKey: key, code, input: userInput, expectedOutput: expectedOutput ?? null },
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
