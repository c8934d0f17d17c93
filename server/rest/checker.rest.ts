import { z } from 'zod';
import { RestCheckerCompileDocument, RestCompileCheckerDocument } from './checker.rest.generated.ts';
import { languageKeyOf } from './language.rest.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type RestRequest } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { int, optionalInt, text } from './wire.ts';

/** Longest a call waits for the judges, in seconds; clients give up after 90. */
const waitSeconds = 30;

const checkerInput = z.object({
  pid: optionalInt,
  code: text,
  language: text,
  extraFiles: z.record(z.string(), z.string()).nullish(),
});
const groupInput = checkerInput.extend({ gid: int });

/**
 * Has the program compiled and waits for the answer: nothing when it compiles, else the compiler's message as the
 * failure.
 */
async function compile({
  input,
  operate,
  context: { locale },
}: RestRequest<z.output<typeof checkerInput> & { readonly gid?: number }>): Promise<null> {
  const { pid, gid, code, language, extraFiles } = input;
  const { key, names } = await languageKeyOf(operate, language);
  if (key === undefined)
    return failWith(400, say(sentences.unsupportedLanguage, locale, { language, languages: names }));
  const { compileChecker: asked } = await operate(RestCompileCheckerDocument, {
    input: {
      problemId: pid ?? null,
      groupId: gid ?? null,
      convention: key === 'javascript' ? 'JAVASCRIPT' : 'TESTLIB',
      languageKey: key,
      code,
      files: Object.entries(extraFiles ?? {}).map(([name, content]) => ({ name, content })),
    },
  });
  if (asked.__typename !== 'CompileCheckerSuccess')
    return asked.code === 'PROBLEM_NOT_FOUND' ? failWith(404, asked.message) : failDomain(asked);
  const { checkerCompile: compiled } = await operate(RestCheckerCompileDocument, { id: asked.data.id, waitSeconds });
  switch (compiled?.state) {
    case 'OK':
      return null;
    case 'FAILED':
      return failWith(400, compiled.message ?? '');
    case 'NOT_TRIED':
      return failWith(500, compiled.message ?? '');
    default:
      return failWith(500, say(sentences.compilePending, locale));
  }
}

/** Compiles of checkers and interactors: of the areas "admin-problem" and "group". */
export const checkerCalls = [
  restCall({
    method: 'POST',
    path: '/api/admin/problem/compile-spj',
    auth: 'admin',
    input: checkerInput,
    answer: compile,
  }),
  restCall({
    method: 'POST',
    path: '/api/admin/problem/compile-interactive',
    auth: 'admin',
    input: checkerInput,
    answer: compile,
  }),
  restCall({ method: 'POST', path: '/api/group/compile-spj', auth: 'user', input: groupInput, answer: compile }),
  restCall({
    method: 'POST',
    path: '/api/group/compile-interactive',
    auth: 'user',
    input: groupInput,
    answer: compile,
  }),
];
