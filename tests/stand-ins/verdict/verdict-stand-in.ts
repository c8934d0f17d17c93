import { Status, shortNameOf } from '@verdict/judge/protocol/status.ts';
import {
  contestDocument,
  displayIdsDocument,
  languagesDocument,
  listDocument,
  messageDocument,
  problemDocument,
  resultsDocument,
  runsDocument,
  sourceDocument,
  submitDocument,
  trainingDocument,
  viewerDocument,
} from '@verdict/schema/remote/verdict/documents.ts';
import { verdictLanguages } from '@verdict/schema/remote/verdict/verdict-info.ts';
import { documentLimits } from '@verdict/server/graphql/document-limits.ts';
import { z } from 'zod';
import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { pictureOf } from '../picture.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';
import { problemAnswer } from './problem.ts';

const runsPerPage = 15;
const maxCodeLength = 65_535;
/** The only one left after `language-gone`. */
const keptLanguage = 'c';
/** Problems of the bank; the first one is in every training and takes programs. */
const bank = ['1000', '1001'];
const [problemId = ''] = bank;
/** Ids of problems by their contests, in their order: the bank shows one of them. */
const contests: ReadonlyMap<number, readonly number[]> = new Map([
  [12, [...Array.from({ length: 11 }, (_hidden, index) => 101 + index), 100]],
  [13, [101]],
]);
const shownId = 100;
/** Of a later version of the site. */
const unknownStatus = 77;
const statuses: ReadonlyMap<string, number> = new Map(
  Object.values(Status).map((status) => [shortNameOf(status), status] as const),
);

const bodySchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const submitSchema = z.strictObject({
  input: z.strictObject({
    problemDisplayId: z.string(),
    languageKey: z.string(),
    code: z.string(),
    idempotencyKey: z.string().min(1).max(64),
  }),
});
const refSchema = z.object({ displayId: z.string() });
const pageSchema = z.object({ page: z.int(), size: z.int() });
const runsSchema = z.object({ problemDisplayId: z.string() });
const idSchema = z.object({ id: z.int() });
const idsSchema = z.record(z.string(), z.int());
/** Of as many items as a site answers at once. */
const counts = Array.from({ length: documentLimits.rootFields }, (_count, index) => index + 1);
const resultsDocuments = new Set(counts.map(resultsDocument));
const displayIdsDocuments = new Set(counts.map(displayIdsDocument));

/**
 * Another Verdict, which understands the documents of the adapter alone. Texts of runs are short names of statuses. A
 * scenario has a whole site in its place; this one can be let down, by the clock of the tests.
 *
 * @param tokens by the names of their accounts.
 */
export async function startVerdictStandIn(tokens: ReadonlyMap<string, string>): Promise<JudgeStandIn> {
  const clock = new StandInClock();
  const model = new JudgeModel(clock, {
    firstRunId: 1_001,
    script: {
      steps: [
        { afterMs: 0, text: 'PD' },
        { afterMs: 2_000, text: 'AC' },
      ],
      timeMs: 15,
      memoryKb: 1_792,
    },
  });
  const site = new AnotherVerdict(model, tokens);
  return serveJudge(clock, model, (request) => site.answer(request));
}

class AnotherVerdict {
  readonly #model: JudgeModel;
  readonly #tokens: ReadonlyMap<string, string>;
  /** Numbers of runs by their users and the keys of those. */
  readonly #runIds = new Map<string, number>();

  constructor(model: JudgeModel, tokens: ReadonlyMap<string, string>) {
    this.#model = model;
    this.#tokens = tokens;
  }

  answer({ method, path, headers, body }: StandInRequest): StandInAnswer {
    if (method === 'GET' && path === '/api/crates.png') return pictureOf('image/png');
    if (method !== 'POST' || path !== '/graphql' || headers['content-type'] !== 'application/json')
      return { status: 404, body: 'Not Found' };
    const { query, variables } = bodySchema.parse(JSON.parse(body.toString()));
    const user = this.#userOf(headers['authorization'] ?? '');
    switch (query) {
      case viewerDocument:
        return data({ viewer: { canSubmit: user !== null, ...viewerOf(user).viewer } });
      case problemDocument: {
        const isThere = bank.includes(refSchema.parse(variables).displayId);
        return data({ problem: isThere ? problemAnswer(this.#nameOf('title')) : null });
      }
      case listDocument:
        return data({ problems: { [this.#nameOf('items')]: listed(pageSchema.parse(variables)) } });
      case submitDocument:
        return user === null ? error('UNAUTHENTICATED') : this.#submit(user, submitSchema.parse(variables).input);
      case runsDocument:
        return user === null ? error('UNAUTHENTICATED') : this.#runs(user, runsSchema.parse(variables));
      case sourceDocument: {
        const run = this.#find(idSchema.parse(variables).id);
        const code = run?.username === user ? (run?.source ?? null) : null;
        return data({ ...viewerOf(user), submission: { code } });
      }
      case messageDocument: {
        const run = this.#find(idSchema.parse(variables).id);
        return data({ ...viewerOf(user), submission: { message: run?.script.compileText ?? null } });
      }
      case languagesDocument:
        return data({ languages: this.#languages().map(({ id, name }) => ({ key: id, name })) });
      case trainingDocument:
        return data({ training: { problems: user === null ? null : [{ problem: { displayId: problemId } }] } });
      case contestDocument:
        return contest(idSchema.parse(variables));
      default:
        if (displayIdsDocuments.has(query)) return displayIds(idsSchema.parse(variables));
        if (resultsDocuments.has(query))
          return data({ ...viewerOf(user), ...this.#results(idsSchema.parse(variables)) });
        return error('GRAPHQL_VALIDATION_FAILED');
    }
  }

  /** A token that is not known is one of a visitor, never an error. */
  #userOf(authorization: string): string | null {
    const token = /^Bearer (.+)$/u.exec(authorization)?.[1] ?? null;
    if (this.#model.faults.has('session-lost')) return null;
    return [...this.#tokens].find(([, value]) => value === token)?.[0] ?? null;
  }

  #languages() {
    return verdictLanguages.filter(({ id }) => !this.#model.faults.has('language-gone') || id === keptLanguage);
  }

  /** Name of a field in this version of the site. */
  #nameOf(field: string): string {
    return this.#model.faults.has('html-changed') ? `${field}V2` : field;
  }

  #submit(username: string, { idempotencyKey, ...input }: z.infer<typeof submitSchema>['input']): StandInAnswer {
    const { faults } = this.#model;
    const key = `${username} ${idempotencyKey}`;
    const refusal = this.#runIds.has(key) ? null : this.#refusalOf(input);
    if (refusal !== null) return data({ submitSolution: { __typename: 'DomainError', ...refusal } });
    const { problemDisplayId: ref, languageKey: languageId, code: source } = input;
    const id = this.#runIds.get(key) ?? Number(this.#model.submit({ username, ref, languageId, source })?.id ?? 0);
    this.#runIds.set(key, id);
    const submitSolution = { __typename: 'SubmitSolutionSuccess', data: { id } };
    return { ...data({ submitSolution }), isCut: faults.has('reset-submit') };
  }

  #refusalOf({
    problemDisplayId,
    languageKey,
    code,
  }: Pick<z.infer<typeof submitSchema>['input'], 'problemDisplayId' | 'languageKey' | 'code'>) {
    const { faults } = this.#model;
    const refusal = (name: string, message = 'No.') => ({ code: name, message });
    if (code.trim() === '') return refusal('CODE_EMPTY');
    if (code.length > maxCodeLength) return refusal('CODE_TOO_LONG');
    if (problemDisplayId !== problemId) return refusal('PROBLEM_NOT_FOUND');
    if (faults.has('maintenance')) return refusal('JUDGING_CLOSED');
    if (faults.has('language-gone') && languageKey !== keptLanguage) return refusal('LANGUAGE_NOT_AVAILABLE');
    if (faults.has('throttle')) return refusal('SUBMIT_TOO_SOON', 'You submit too often; try again in 7 seconds.');
    return faults.has('turnstile-on-submit') ? refusal('CAPTCHA_NEEDED') : null;
  }

  #runs(user: string, { problemDisplayId }: z.infer<typeof runsSchema>): StandInAnswer {
    const own = this.#model.listed().filter(({ username, ref }) => username === user && ref === problemDisplayId);
    return data({ submissions: { items: own.slice(0, runsPerPage).map(rowOf) } });
  }

  /** Of several runs, by the names that they were asked for by. */
  #results(ids: Readonly<Record<string, number>>): object {
    const found = Object.entries(ids).map(([name, id]) => {
      const run = this.#find(id);
      return [name, run === undefined ? null : this.#resultOf(run)] as const;
    });
    return Object.fromEntries(found);
  }

  #resultOf(run: StandInRun): object {
    const { timeMs = null, memoryKb = null } = run.script;
    const status = statuses.get(this.#model.textOf(run)) ?? unknownStatus;
    return { [this.#nameOf('status')]: status, score: null, timeMs, memoryKb, cases: null };
  }

  #find(id: number): StandInRun | undefined {
    return this.#model.listed().find((run) => run.id === String(id));
  }
}

function viewerOf(user: string | null) {
  return { viewer: { user: user === null ? null : { username: user } } };
}

function listed({ page, size }: z.infer<typeof pageSchema>): object[] {
  return bank.slice((page - 1) * size, page * size).map((displayId) => ({ displayId }));
}

function contest({ id }: z.infer<typeof idSchema>): StandInAnswer {
  const problemIds = contests.get(id);
  if (problemIds === undefined) return error('CONTEST_NOT_FOUND');
  return data({ contestProblems: problemIds.map((one) => ({ problemId: one })) });
}

function displayIds(ids: Readonly<Record<string, number>>): StandInAnswer {
  const nameOf = (id: number) => (id === shownId ? { displayId: problemId } : null);
  return data(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, nameOf(id)] as const)));
}

function rowOf({ id, username, ref, languageId, source, submittedAt }: StandInRun) {
  return {
    id: Number(id),
    lengthBytes: Buffer.byteLength(source),
    submittedAt: submittedAt.toISOString(),
    language: { key: languageId },
    user: { username },
    problem: { displayId: ref },
  };
}

function data(value: object): StandInAnswer {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data: value }) };
}

function error(code: string): StandInAnswer {
  const body = JSON.stringify({ data: null, errors: [{ message: 'No.', extensions: { code } }] });
  return { headers: { 'content-type': 'application/json' }, body };
}
