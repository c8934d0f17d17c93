import { z } from 'zod';
import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { pictureOf } from '../picture.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';
import { languageOptions, problemAnswer, problems } from './problems.ts';

const locale = z.enum(['zh_CN', 'en_US', 'ja_JP']);
const submitSchema = z.strictObject({
  problemId: z.int(),
  content: z.strictObject({
    language: z.string(),
    code: z.string().max(1_048_576),
    compileAndRunOptions: z.record(z.string(), z.string()),
    skipSamples: z.boolean().optional(),
  }),
  uploadInfo: z.null(),
});
const problemSchema = z.strictObject({
  displayId: z.int(),
  localizedContentsOfLocale: locale,
  tagsOfLocale: locale,
  samples: z.boolean(),
  judgeInfo: z.boolean(),
  judgeInfoToBePreprocessed: z.boolean(),
});
const listSchema = z.strictObject({
  locale,
  submitter: z.string(),
  problemDisplayId: z.int(),
  takeCount: z.int().positive().max(10),
});
const setSchema = z.strictObject({
  locale,
  skipCount: z.int().nonnegative(),
  takeCount: z.int().positive().max(100),
});
const detailSchema = z.strictObject({ submissionId: z.string().regex(/^\d+$/u), locale });

const stepNames = ['Preparing', 'Compiling', 'Running', 'Finished'];

/** LibreOJ's API as it is strict. @param tokens of accounts with the privilege `SkipRecaptcha`, by user. */
export async function startLibreojStandIn(tokens: ReadonlyMap<string, string>): Promise<JudgeStandIn> {
  const clock = new StandInClock();
  const model = new JudgeModel(clock, {
    firstRunId: 2_000_001,
    script: {
      steps: [
        { afterMs: 0, text: 'Pending' },
        { afterMs: 2_000, text: 'Accepted' },
      ],
      timeMs: 15,
      memoryKb: 1_792,
    },
  });
  const judge = new Libreoj(model, tokens);
  return serveJudge(clock, model, (request) => judge.answer(request));
}

class Libreoj {
  readonly #model: JudgeModel;
  readonly #tokens: ReadonlyMap<string, string>;

  constructor(model: JudgeModel, tokens: ReadonlyMap<string, string>) {
    this.#model = model;
    this.#tokens = tokens;
  }

  answer(request: StandInRequest): StandInAnswer {
    const { method, path, query, headers } = request;
    if (headers['user-agent'] === undefined) return json(403, { message: 'Forbidden' });
    if (method === 'GET' && path === '/images/a.png') return pictureOf('image/png');
    if (method === 'GET' && path === '/api/auth/getSessionInfo')
      return json(200, this.#session(query.get('token') ?? ''));
    if (method !== 'POST') return json(404, { message: `Cannot ${method} ${path}` });
    if (headers['content-type'] !== 'application/json') return json(400, { message: ['a body in JSON'] });
    switch (path) {
      case '/api/problem/getProblem':
        return checked(request, problemSchema, ({ displayId }) => this.#problem(displayId));
      case '/api/problem/queryProblemSet':
        return checked(request, setSchema, ({ skipCount, takeCount }) => this.#set(skipCount, takeCount));
      case '/api/submission/submit':
        return this.#submit(request);
      case '/api/submission/querySubmission':
        return checked(request, listSchema, (wish) => this.#list(wish));
      case '/api/submission/getSubmissionDetail':
        return checked(request, detailSchema, ({ submissionId }) => this.#detail(submissionId, this.#askerOf(request)));
      default:
        return json(404, { message: `Cannot ${method} ${path}` });
    }
  }

  #userOf(token: string): string | null {
    if (this.#model.faults.has('session-lost')) return null;
    return [...this.#tokens].find(([, one]) => one === token)?.[0] ?? null;
  }

  #askerOf({ headers }: StandInRequest): string | null {
    return this.#userOf(/^Bearer (\S+)$/u.exec(headers['authorization'] ?? '')?.[1] ?? '');
  }

  #session(token: string): object {
    const username = this.#userOf(token);
    const server = { serverPreference: { siteName: 'LibreOJ' }, serverVersion: { hash: '0' } };
    return username === null
      ? server
      : { ...server, userMeta: { id: 7, username }, userPrivileges: this.#hasPrivilege() ? ['SkipRecaptcha'] : [] };
  }

  #hasPrivilege(): boolean {
    return !this.#model.faults.has('turnstile-on-submit');
  }

  #problem(displayId: number): StandInAnswer {
    const problem = problems.find((one) => one.displayId === displayId);
    if (problem === undefined) return json(201, { error: 'NO_SUCH_PROBLEM' });
    if (!problem.isPublic) return json(201, { error: 'PERMISSION_DENIED' });
    const { localizedContentsOfLocale: contents, ...answer } = problemAnswer(problem);
    const name = this.#model.faults.has('html-changed') ? 'contents' : 'localizedContentsOfLocale';
    return json(201, { ...answer, [name]: contents });
  }

  #set(skipCount: number, takeCount: number): StandInAnswer {
    const shown = problems.filter(({ isPublic }) => isPublic);
    const items = shown.map((problem) => ({ meta: problemAnswer(problem)['meta'], title: 'A + B' }));
    const name = this.#model.faults.has('html-changed') ? 'problems' : 'result';
    return json(201, { [name]: items.slice(skipCount, skipCount + takeCount), count: shown.length });
  }

  #submit(request: StandInRequest): StandInAnswer {
    const { faults } = this.#model;
    const username = this.#askerOf(request);
    // The guard comes first: visitors have no privilege.
    if (username === null || !this.#hasPrivilege()) return json(403, { statusCode: 403, message: 'Forbidden' });
    return checked(request, submitSchema, ({ problemId, content: { language, code, compileAndRunOptions } }) => {
      const problem = problems.find(({ id }) => id === problemId);
      if (problem === undefined) return json(201, { error: 'NO_SUCH_PROBLEM' });
      if (!problem.isPublic) return json(201, { error: 'PERMISSION_DENIED' });
      const allowed = faults.has('language-gone') && language !== 'java' ? undefined : languageOptions[language];
      const isRight =
        allowed !== undefined &&
        Object.keys(compileAndRunOptions).every((name) => name in allowed) &&
        Object.entries(allowed).every(([name, values]) => values.includes(compileAndRunOptions[name] ?? ''));
      if (!isRight) return json(400, { message: ['content.compileAndRunOptions is not valid'], error: 'Bad Request' });
      const shown = ['compiler', 'std', 'version'].flatMap((name) => compileAndRunOptions[name] ?? []);
      const languageId = [language, ...shown].join('-');
      const run = { username, ref: String(problem.displayId), languageId, source: code };
      const made = this.#model.submit(run);
      const answer = json(201, { submissionId: Number(made?.id ?? '1999999') });
      return { ...answer, isCut: faults.has('reset-submit') };
    });
  }

  #list({ submitter, problemDisplayId, takeCount }: z.infer<typeof listSchema>): StandInAnswer {
    const runs = this.#model
      .listed()
      .filter(({ username, ref }) => username === submitter && ref === String(problemDisplayId))
      .slice(0, takeCount);
    const submissions = runs.map((run) => ({ ...this.#meta(run), progressMeta: 0 }));
    return json(201, { submissions, hasSmallerId: false, hasLargerId: false });
  }

  /** @param asker the program is shown to its owner alone, as that of a run that is not public. */
  #detail(id: string, asker: string | null): StandInAnswer {
    const run = this.#model.listed().find((one) => one.id === id);
    if (run === undefined) return json(201, { error: 'NO_SUCH_SUBMISSION' });
    const name = this.#model.faults.has('html-changed') ? 'info' : 'meta';
    return json(201, {
      [name]: this.#meta(run),
      permissionRejudge: false,
      content: asker === run.username ? { language: run.languageId, code: run.source } : null,
      progress: progressOf(run, this.#model.textOf(run)),
    });
  }

  #meta(run: StandInRun): object {
    const text = this.#model.textOf(run);
    const isOpen = text === 'Pending' || stepNames.includes(text);
    return {
      id: Number(run.id),
      isPublic: true,
      codeLanguage: run.languageId.split('-')[0],
      answerSize: Buffer.byteLength(run.source),
      score: isOpen ? null : Number(text === 'Accepted') * 100,
      status: isOpen ? 'Pending' : text,
      submitTime: run.submittedAt.toISOString(),
      timeUsed: isOpen ? null : (run.script.timeMs ?? null),
      memoryUsed: isOpen ? null : (run.script.memoryKb ?? null),
      problem: { id: 41_180, displayId: Number(run.ref), type: 'Traditional' },
      submitter: { id: 7, username: run.username },
    };
  }
}

/** How far a run is, with the results of its cases at the end. */
function progressOf({ script }: StandInRun, text: string): object | null {
  if (text === 'Pending') return null;
  if (stepNames.includes(text)) return { progressType: stepNames.indexOf(text) };
  const message = script.compileText ?? '';
  const result = (status: string, score: number) => ({
    status,
    score,
    time: 14.6,
    memory: 1_792,
    input: { data: '1 2', omittedLength: 100 },
    checkerMessage: { data: '\u001B[31mdiffers\u001B[0m at line 1', omittedLength: 0 },
  });
  return {
    progressType: stepNames.indexOf('Finished'),
    compile: { success: text !== 'CompilationError', message: { data: message, omittedLength: 0 } },
    testcaseResult: { one: result('Accepted', 100), two: result(text, 0) },
    samples: [{ testcaseHash: 'one' }],
    subtasks: [
      {
        score: 0,
        fullScore: 100,
        testcases: [{ testcaseHash: 'one' }, { testcaseHash: 'two' }, { waiting: true }],
      },
    ],
  };
}

/** Unknown fields and wrong types are refused before anything is done. */
function checked<T>({ body }: StandInRequest, schema: z.ZodType<T>, answer: (wish: T) => StandInAnswer): StandInAnswer {
  const parsed = schema.safeParse(JSON.parse(body.toString()));
  return parsed.success
    ? answer(parsed.data)
    : json(400, { message: parsed.error.issues.map(({ path }) => path.join('.')), error: 'Bad Request' });
}

function json(status: number, value: object): StandInAnswer {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(value) };
}
