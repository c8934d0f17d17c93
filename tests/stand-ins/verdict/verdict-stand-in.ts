import {
  contestDocument,
  displayIdsDocument,
  messageDocument,
  resultsDocument,
  runsDocument,
  sourceDocument,
  submitDocument,
  trainingDocument,
  viewerDocument,
} from '@verdict/schema/remote/verdict/documents.ts';
import { documentLimits } from '@verdict/server/graphql/document-limits.ts';
import { z } from 'zod';
import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';

const runsPerPage = 15;
/** The only problem of the bank, which is in every training. */
const problemId = '1000';
/** Ids of problems by their contests, in their order: the bank shows one of them. */
const contests: ReadonlyMap<number, readonly number[]> = new Map([
  [12, [...Array.from({ length: 11 }, (_hidden, index) => 101 + index), 100]],
  [13, [101]],
]);
const shownId = 100;

const bodySchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const submitSchema = z.object({
  input: z.strictObject({
    problemDisplayId: z.string(),
    languageKey: z.string(),
    code: z.string(),
    idempotencyKey: z.string().min(1).max(64),
  }),
});
const runsSchema = z.object({ problemDisplayId: z.string() });
const idSchema = z.object({ id: z.int() });
const idsSchema = z.record(z.string(), z.int());
/** Of as many items as a site answers at once. */
const counts = Array.from({ length: documentLimits.rootFields }, (_count, index) => index + 1);
const resultsDocuments = new Set(counts.map(resultsDocument));
const displayIdsDocuments = new Set(counts.map(displayIdsDocument));

/**
 * Another Verdict, as far as programs are sent there. Texts of runs are statuses of the specification. A scenario has a
 * whole site in its place; this one can be let down, by the clock of the tests.
 *
 * @param tokens by the names of their accounts.
 */
export async function startVerdictStandIn(tokens: ReadonlyMap<string, string>): Promise<JudgeStandIn> {
  const clock = new StandInClock();
  const model = new JudgeModel(clock, {
    firstRunId: 1_001,
    script: {
      steps: [
        { afterMs: 0, text: '5' },
        { afterMs: 2_000, text: '0' },
      ],
      timeMs: 15,
      memoryKb: 1_792,
    },
  });
  return serveJudge(clock, model, (request) => answer(request, model, tokens));
}

function answer(request: StandInRequest, model: JudgeModel, tokens: ReadonlyMap<string, string>): StandInAnswer {
  const { method, path, headers, body } = request;
  if (method !== 'POST' || path !== '/graphql' || headers['content-type'] !== 'application/json')
    return { status: 404, body: 'Not Found' };
  const { query, variables } = bodySchema.parse(JSON.parse(body.toString()));
  const token = /^Bearer (.+)$/u.exec(headers['authorization'] ?? '')?.[1] ?? null;
  const isKnown = !model.faults.has('session-lost');
  const user = isKnown ? ([...tokens].find(([, value]) => value === token)?.[0] ?? null) : null;
  if (token !== null && user === null) return error('UNAUTHENTICATED');
  switch (query) {
    case viewerDocument:
      return data({ viewer: { canSubmit: user !== null, user: user === null ? null : { username: user } } });
    case submitDocument:
      return user === null ? error('UNAUTHENTICATED') : submit(model, user, submitSchema.parse(variables).input);
    case runsDocument: {
      const { problemDisplayId } = runsSchema.parse(variables);
      const own = model.listed().filter(({ username, ref }) => username === user && ref === problemDisplayId);
      return data({ submissions: { items: own.slice(0, runsPerPage).map(rowOf) } });
    }
    case sourceDocument: {
      const run = find(model, idSchema.parse(variables).id);
      return data({ submission: { code: run?.username === user ? (run?.source ?? null) : null } });
    }
    case messageDocument:
      return data({ submission: { message: find(model, idSchema.parse(variables).id)?.script.compileText ?? null } });
    case trainingDocument:
      return data({ training: { problems: user === null ? null : [{ problem: { displayId: problemId } }] } });
    case contestDocument: {
      const problemIds = contests.get(idSchema.parse(variables).id);
      if (problemIds === undefined) return error('CONTEST_NOT_FOUND');
      return data({ contestProblems: problemIds.map((id) => ({ problemId: id })) });
    }
    default:
      if (displayIdsDocuments.has(query)) return displayIds(idsSchema.parse(variables));
      if (resultsDocuments.has(query)) return results(model, idsSchema.parse(variables));
      return error('GRAPHQL_VALIDATION_FAILED');
  }
}

function submit(
  model: JudgeModel,
  username: string,
  { problemDisplayId: ref, languageKey: languageId, code: source }: z.infer<typeof submitSchema>['input'],
): StandInAnswer {
  if (ref !== problemId)
    return data({ submitSolution: { __typename: 'ProblemNotFound', code: 'PROBLEM_NOT_FOUND', message: 'None.' } });
  const run = model.submit({ username, ref, languageId, source });
  const submitSolution = { __typename: 'SubmitSolutionSuccess', data: { id: Number(run?.id ?? 0) } };
  return { ...data({ submitSolution }), isCut: model.faults.has('reset-submit') };
}

function displayIds(ids: Readonly<Record<string, number>>): StandInAnswer {
  const nameOf = (id: number) => (id === shownId ? { displayId: problemId } : null);
  return data(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, nameOf(id)] as const)));
}

/** Of several runs, by the names that they were asked for by. */
function results(model: JudgeModel, ids: Readonly<Record<string, number>>): StandInAnswer {
  const found = Object.entries(ids).map(([name, id]) => {
    const run = find(model, id);
    return [name, run === undefined ? null : resultOf(model, run)] as const;
  });
  return data(Object.fromEntries(found));
}

function find(model: JudgeModel, id: number): StandInRun | undefined {
  return model.listed().find((run) => run.id === String(id));
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

function resultOf(model: JudgeModel, run: StandInRun) {
  const { timeMs = null, memoryKb = null } = run.script;
  return { status: Number(model.textOf(run)), score: null, timeMs, memoryKb, cases: null };
}

function data(value: object): StandInAnswer {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data: value }) };
}

function error(code: string): StandInAnswer {
  const body = JSON.stringify({ data: null, errors: [{ message: 'No.', extensions: { code } }] });
  return { headers: { 'content-type': 'application/json' }, body };
}
