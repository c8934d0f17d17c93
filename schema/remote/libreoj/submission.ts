import { stripVTControlCharacters } from 'node:util';
import { Status } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import type { RemoteCase, RunRow, RunState } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import { parseJson } from '../page/json.ts';

/** Final statuses by their names. */
const finals: ReadonlyMap<string, number> = new Map([
  ['Accepted', Status.ACCEPTED],
  ['WrongAnswer', Status.WRONG_ANSWER],
  ['InvalidInteraction', Status.WRONG_ANSWER],
  ['CompilationError', Status.COMPILE_ERROR],
  ['TimeLimitExceeded', Status.TIME_LIMIT_EXCEEDED],
  ['MemoryLimitExceeded', Status.MEMORY_LIMIT_EXCEEDED],
  ['RuntimeError', Status.RUNTIME_ERROR],
  ['OutputLimitExceeded', Status.RUNTIME_ERROR],
  // The program wrote no file of the name that the problem wants.
  ['FileError', Status.RUNTIME_ERROR],
  ['PartiallyCorrect', Status.PARTIAL_ACCEPTED],
  ['JudgementFailed', Status.SYSTEM_ERROR],
  ['ConfigurationError', Status.SYSTEM_ERROR],
  ['SystemError', Status.SYSTEM_ERROR],
  ['Canceled', Status.SYSTEM_ERROR],
]);
/** Steps of a run that is not final, by their names; the judge numbers them in this order. */
const steps = ['Preparing', 'Compiling', 'Running', 'Finished'] as const;
const openStatuses: ReadonlyMap<string, number> = new Map([
  ['Pending', Status.PENDING],
  ['Preparing', Status.PENDING],
  ['Compiling', Status.COMPILING],
  ['Running', Status.JUDGING],
]);

/** A text, which is cut where it is long. */
const textSchema = z.union([z.string(), z.object({ data: z.string() }).transform(({ data }) => data)]).nullish();
const figureSchema = z.number().nonnegative().nullish();
const caseSchema = z.object({
  status: z.string(),
  score: figureSchema,
  time: figureSchema,
  memory: figureSchema,
  checkerMessage: textSchema,
  systemMessage: textSchema,
});
const progressSchema = z.object({
  progressType: z.union([z.int(), z.string()]).nullish(),
  compile: z.object({ message: textSchema }).nullish(),
  testcaseResult: z.record(z.string(), caseSchema).nullish(),
  subtasks: z
    .array(z.object({ testcases: z.array(z.object({ testcaseHash: z.string().nullish() })).nullish() }))
    .nullish(),
});
const detailSchema = z.object({
  meta: z.object({
    id: z.int(),
    status: z.string(),
    score: figureSchema,
    timeUsed: figureSchema,
    memoryUsed: figureSchema,
  }),
  content: z.object({ code: z.string().nullish() }).nullish(),
  progress: progressSchema.nullish(),
});
type Progress = z.infer<typeof progressSchema>;

const errorSchema = z.object({ error: z.string() });
const detailAnswer = z.union([errorSchema, detailSchema]);

/** A run as the judge tells of it, with its program and the compiler's text. */
interface LibreRun {
  readonly state: RunState;
  readonly source: string | null;
  readonly compileText: string | null;
}

/** What the judge says of a run; null: there is none of that number, or not yet. @throws LayoutError */
export function parseLibreRun(text: string): LibreRun | null {
  const answer = parseJson(text, detailAnswer);
  if ('error' in answer) {
    if (answer.error === 'NO_SUCH_SUBMISSION') return null;
    throw new LayoutError(`an error that is not known: ${answer.error.slice(0, 100)}`);
  }
  const { meta, content, progress } = answer;
  const words = meta.status === 'Pending' ? stepOf(progress ?? null) : meta.status;
  const final = finals.get(words);
  const isFinal = final !== undefined;
  return {
    state: {
      runId: String(meta.id),
      isFinal,
      status: final ?? openStatuses.get(words) ?? Status.JUDGING,
      text: words,
      timeMs: rounded(meta.timeUsed),
      memoryKb: rounded(meta.memoryUsed),
      score: meta.score ?? null,
      cases: progress === null || progress === undefined || !isFinal ? [] : casesOf(progress),
      nextPollMs: null,
    },
    source: content?.code ?? null,
    compileText: progress?.compile?.message ? clean(progress.compile.message) : null,
  };
}

const listSchema = z.object({
  submissions: z.array(
    z.object({
      id: z.int(),
      status: z.string(),
      answerSize: z.int().nullish(),
      submitTime: z.string(),
      problem: z.object({ displayId: z.int().nullish() }),
      submitter: z.object({ username: z.string() }),
    }),
  ),
});

/** A run of a list, and how it stands. */
interface LibreListed {
  readonly row: RunRow;
  readonly state: Pick<RunState, 'status'>;
}

/** Runs of a list, newest first. It says the language without its options, so not which of ours it is. */
export function parseLibreRuns(text: string): LibreListed[] {
  const answer = parseJson(text, z.union([errorSchema, listSchema]));
  if ('error' in answer) throw new LayoutError(`an error that is not known: ${answer.error.slice(0, 100)}`);
  return answer.submissions.map(({ id, status, answerSize, submitTime, problem, submitter }) => {
    const time = new Date(submitTime);
    const row = {
      runId: String(id),
      username: submitter.username,
      ref: String(problem.displayId ?? ''),
      languageId: null,
      codeBytes: answerSize ?? null,
      submittedAt: Number.isNaN(time.getTime()) ? null : time,
    };
    return { row, state: { status: finals.get(status) ?? Status.JUDGING } };
  });
}

function stepOf(progress: Progress | null): string {
  const type = progress?.progressType;
  if (type === null || type === undefined) return 'Pending';
  return typeof type === 'string' ? type : (steps[type] ?? 'Pending');
}

/** Cases in the order of the subtasks; those that were not run are left out. */
function casesOf({ subtasks, testcaseResult }: Progress): RemoteCase[] {
  const hashes = (subtasks ?? []).flatMap(({ testcases }) => (testcases ?? []).map(({ testcaseHash }) => testcaseHash));
  return hashes.flatMap((hash) => {
    const result = hash === null || hash === undefined ? undefined : testcaseResult?.[hash];
    if (result === undefined) return [];
    const message = result.checkerMessage || result.systemMessage;
    return [
      {
        status: finals.get(result.status) ?? Status.SYSTEM_ERROR,
        timeMs: rounded(result.time),
        memoryKb: rounded(result.memory),
        score: result.score ?? null,
        message: message ? clean(message) : null,
      },
    ];
  });
}

/** Messages hold colours for terminals. */
function clean(text: string): string | null {
  return stripVTControlCharacters(text).trim() || null;
}

function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}
