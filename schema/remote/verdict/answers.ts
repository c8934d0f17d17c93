import { shortNameOf, Status } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import type { ListedLanguage, RemoteSample, RemoteStatement, RunRow, RunState } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { parseJson } from '../page/json.ts';
import { withAbsoluteLinks } from '../page/links.ts';
import {
  type AnswerError,
  answerSchema,
  checked,
  checkErrors,
  checkSignedIn,
  dataOf,
  ownDataOf,
} from './answer-data.ts';
import { itemName } from './documents.ts';

const viewerSchema = z.object({
  viewer: z.object({ canSubmit: z.boolean(), user: z.object({ username: z.string() }).nullable() }),
});

/** Whose a token is; null: nobody's. */
export function parseViewer(text: string): { readonly username: string; readonly canSubmit: boolean } | null {
  const { user, canSubmit } = dataOf(text, viewerSchema).viewer;
  return user === null ? null : { username: user.username, canSubmit };
}

const languageSchema = z.object({ language: z.object({ key: z.string() }) });
const problemSchema = z.object({
  problem: z
    .object({
      title: z.string(),
      isRemote: z.boolean(),
      isSubmitAnswer: z.boolean(),
      statement: z.object({
        language: z.string(),
        description: z.string(),
        input: z.string(),
        output: z.string(),
        hint: z.string(),
      }),
      samples: z.array(
        z.object({
          input: z.string(),
          output: z.string(),
          interaction: z.string().nullable(),
          explanation: z.string().nullable(),
        }),
      ),
      timeLimitMs: z.int(),
      memoryLimitMb: z.int(),
      ioReadFileName: z.string().nullable(),
      ioWriteFileName: z.string().nullable(),
      source: z.string().nullable(),
      authorName: z.string().nullable(),
      tags: z.array(z.object({ name: z.string() })),
      languages: z.array(languageSchema),
    })
    .nullable(),
});
type Problem = NonNullable<z.infer<typeof problemSchema>['problem']>;

/** The problem of an answer, if programs for it can be sent on. @throws LayoutError, RemoteFailure */
function problemIn(text: string): Problem {
  const { problem } = dataOf(text, problemSchema);
  if (problem === null) throw new RemoteFailure('refused', 'no such problem', { reason: 'no-such-problem' });
  // Two sites could send a program to each other for ever.
  if (problem.isRemote) {
    const message = 'the problem is of a further judge';
    throw new RemoteFailure('refused', message, { reason: 'problem-type' });
  }
  if (problem.isSubmitAnswer) {
    const message = 'the problem takes files of answers, and no program';
    throw new RemoteFailure('refused', message, { reason: 'problem-type' });
  }
  return problem;
}

/** The statement of a problem. @param site address that links in the texts lack. @throws LayoutError, RemoteFailure */
export function parseVerdictStatement(text: string, site: string): RemoteStatement {
  const { statement, languages, tags, ...problem } = problemIn(text);
  const absolute = (words: string) => withAbsoluteLinks(words, site);
  return {
    title: problem.title,
    language: statement.language,
    description: absolute(statement.description),
    input: absolute(statement.input),
    output: absolute(statement.output),
    hint: absolute(statement.hint),
    samples: problem.samples.map(sampleOf),
    timeLimitMs: problem.timeLimitMs,
    memoryLimitKb: problem.memoryLimitMb * 1_024,
    limits: `${problem.timeLimitMs} ms, ${problem.memoryLimitMb} MiB`,
    readsFile: problem.ioReadFileName,
    writesFile: problem.ioWriteFileName,
    source: problem.source,
    author: problem.authorName,
    tags: tags.map(({ name }) => name),
    pdfUrl: null,
    languageIds: languages.map(({ language }) => language.key),
    submitKey: null,
  };
}

/** An interaction has no input and output of its own: it is shown as it stands. */
function sampleOf({ interaction, explanation, input, output }: Problem['samples'][number]): RemoteSample {
  if (interaction === null) return { input, output, explanation };
  const block = `\`\`\`\n${interaction}\n\`\`\``;
  return { input: '', output: '', explanation: explanation === null ? block : `${block}\n\n${explanation}` };
}

const languagesSchema = z.object({ languages: z.array(z.object({ key: z.string(), name: z.string() })) });

/** Languages of the site. @throws LayoutError, RemoteFailure */
export function parseVerdictLanguages(text: string): ListedLanguage[] {
  return dataOf(text, languagesSchema).languages.map(({ key, name }) => ({ id: key, name }));
}

const runsSchema = z.object({
  submissions: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        lengthBytes: z.int(),
        submittedAt: z.string(),
        language: z.object({ key: z.string() }),
        user: z.object({ username: z.string() }),
        problem: z.object({ displayId: z.string() }),
      }),
    ),
  }),
});

/** Own runs, newest first. @throws LayoutError, RemoteFailure */
export function parseVerdictRuns(text: string): RunRow[] {
  return dataOf(text, runsSchema).submissions.items.map(({ id, lengthBytes, submittedAt, ...run }) => ({
    runId: String(id),
    username: run.user.username,
    ref: run.problem.displayId,
    languageId: run.language.key,
    codeBytes: lengthBytes,
    submittedAt: new Date(submittedAt),
  }));
}

const sourceSchema = z.object({ submission: z.object({ code: z.string().nullable() }).nullable() });

/** The program of a run; null: it is not shown. @throws LayoutError, RemoteFailure */
export function parseVerdictSource(text: string): string | null {
  return ownDataOf(text, sourceSchema).submission?.code ?? null;
}

const figureSchema = z.number().nullable();
const resultSchema = z.object({
  status: z.int(),
  score: figureSchema,
  timeMs: figureSchema,
  memoryKb: figureSchema,
  cases: z
    .array(
      z.object({
        status: z.int(),
        timeMs: figureSchema,
        memoryKb: figureSchema,
        score: figureSchema,
        message: z.string().nullable(),
      }),
    )
    .nullable(),
});

/** Statuses that stay: the codes there are those here. */
const finals: ReadonlySet<number> = new Set([
  Status.ACCEPTED,
  Status.WRONG_ANSWER,
  Status.COMPILE_ERROR,
  Status.PRESENTATION_ERROR,
  Status.TIME_LIMIT_EXCEEDED,
  Status.MEMORY_LIMIT_EXCEEDED,
  Status.RUNTIME_ERROR,
  Status.SYSTEM_ERROR,
  Status.PARTIAL_ACCEPTED,
]);
/** Final there, and no verdict on the program. */
const failures: ReadonlySet<number> = new Set([Status.CANCELLED, Status.SUBMITTED_FAILED]);
const opens: ReadonlySet<number> = new Set([Status.PENDING, Status.COMPILING, Status.JUDGING]);

/** How runs stand that are seen, in the order they were asked for. @throws LayoutError, RemoteFailure */
export function parseVerdictResults(text: string, runIds: readonly string[]): RunState[] {
  const { data, errors } = parseJson(text, answerSchema);
  const names = runIds.map((_runId, index) => itemName(index));
  // A run that the site cannot show is read alone later; it does not keep the others from their results.
  const isOfOne = ({ path, extensions }: AnswerError) =>
    names.length > 1 && names.includes(String(path?.[0])) && extensions?.code === 'INTERNAL_SERVER_ERROR';
  checkErrors((errors ?? []).filter((error) => !isOfOne(error)));
  checkSignedIn(data);
  const broken = new Set((errors ?? []).map(({ path }) => String(path?.[0])));
  const fields = names.map((name) => [name, resultSchema.nullable()] as const);
  const results = checked(data, z.object(Object.fromEntries(fields)));
  return runIds.flatMap((runId, index) => {
    const name = itemName(index);
    const result = broken.has(name) ? null : (results[name] ?? null);
    return result === null ? [] : [stateOf(runId, result)];
  });
}

function stateOf(runId: string, { status, cases, ...figures }: z.infer<typeof resultSchema>): RunState {
  return {
    runId,
    isFinal: finals.has(status) || failures.has(status),
    status: understood(status),
    text: shortNameOf(status),
    ...figures,
    cases: cases ?? [],
    nextPollMs: null,
  };
}

function understood(status: number): number {
  if (failures.has(status)) return Status.SYSTEM_ERROR;
  return finals.has(status) || opens.has(status) ? status : Status.JUDGING;
}

const messageSchema = z.object({ submission: z.object({ message: z.string().nullable() }).nullable() });

/** The compiler's text of a run; null: there is none. @throws LayoutError, RemoteFailure */
export function parseVerdictMessage(text: string): string | null {
  return ownDataOf(text, messageSchema).submission?.message?.trim() || null;
}

const submitSchema = z.object({
  submitSolution: z.union([
    z.object({ data: z.object({ id: z.int() }) }),
    z.object({ code: z.string(), message: z.string() }),
  ]),
});

/** What became of a submission: its number, or the error of the site. @throws LayoutError, RemoteFailure */
export function parseSubmitted(
  text: string,
): { readonly id: number } | { readonly code: string; readonly message: string } {
  const { submitSolution: result } = dataOf(text, submitSchema);
  return 'data' in result ? { id: result.data.id } : result;
}

/** The pause that the site asks for in words, in ms; null: it names none. */
export function pauseIn(message: string): number | null {
  const seconds = /in (\d{1,6}) second/u.exec(message)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1_000;
}
