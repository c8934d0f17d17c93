import type { RemoteAdapter, SubmitOutcome } from '../core/adapter.ts';
import type { RefuseReason } from '../core/failure.ts';
import { statesFor } from '../core/states-for.ts';
import { firstPage } from '../http/decode-page.ts';
import type { JudgeHttp, JudgePage } from '../http/judge-http.ts';
import {
  parseSubmitted,
  parseVerdictLanguages,
  parseVerdictMessage,
  parseVerdictResults,
  parseVerdictRuns,
  parseVerdictSource,
  parseVerdictStatement,
  parseViewer,
  pauseIn,
} from './answers.ts';
import {
  contestDocument,
  displayIdsDocument,
  itemVariables,
  languagesDocument,
  messageDocument,
  mostAtOnce,
  problemDocument,
  resultsDocument,
  runsDocument,
  sourceDocument,
  submitDocument,
  viewerDocument,
} from './documents.ts';
import { contestOf, parseContest, parseDisplayIds, verdictSetIn, verdictSetQuery } from './sets.ts';
import { verdictInfo, verdictLanguages } from './verdict-info.ts';

/** Why the site did not take a program, by the codes of its errors. */
const refusals: Readonly<Record<string, RefuseReason>> = {
  PROBLEM_NOT_FOUND: 'no-such-problem',
  LANGUAGE_NOT_AVAILABLE: 'language',
  CODE_EMPTY: 'empty',
  CODE_TOO_LONG: 'too-long',
  SUBMITTING_FORBIDDEN: 'not-permitted',
};

const idPattern = /^(?:VERDICT-)?((?!\.+$)[^\s\p{Cc}/?#%\\]{1,40})$/iu;

/** Another Verdict: its GraphQL API, by a token. Its problems are known by ids, or by their addresses. */
export const verdict: RemoteAdapter = {
  info: verdictInfo,

  references: {
    isOfAnyHost: true,
    parse: (input) => idPattern.exec(problemIn(input.trim()) ?? input.trim())?.[1] ?? null,
    format: (ref) => ref,
    urlOf: (ref, origin) => `${origin}/problem/${encodeURIComponent(ref)}`,
  },

  statements: {
    load: async (http, ref) => [await ask(http, problemDocument, { displayId: ref })],
    parse(documents) {
      const { text, url } = firstPage(documents, verdictInfo);
      return parseVerdictStatement(text, new URL(url).origin);
    },
  },

  sets: {
    session: 'IF_ASKED',
    parse: verdictSetIn,
    sampleUrl: (origin) => `${origin}/training/12`,
    async load(http, set) {
      const contest = contestOf(set);
      if (contest !== null) return contestProblems(http, contest);
      const { document, variables, parse } = verdictSetQuery(set);
      return http.read(await ask(http, document, variables), parse);
    },
  },

  languages: {
    known: verdictLanguages,
    isListPublic: true,
    load: async (http) => http.read(await ask(http, languagesDocument), parseVerdictLanguages),
  },

  signIn: {
    credential: 'token',
    async open(http, credential) {
      if (credential.kind !== 'token') throw http.failure('auth', 'the site takes an API token');
      http.session.useToken(credential.token);
      const viewer = http.read(await ask(http, viewerDocument), parseViewer);
      if (viewer === null) throw http.failure('auth', 'the site does not accept the token');
      if (viewer.username.toLowerCase() !== credential.username.toLowerCase())
        throw http.failure('auth', `the token is one of ${viewer.username}`);
      if (!viewer.canSubmit) throw http.failure('auth', 'the account may not submit');
    },
    check: async (http) => (http.read(await ask(http, viewerDocument), parseViewer) === null ? 'LOST' : 'OK'),
  },

  submitting: {
    async send(http, { ref, languageId, source, clientRef: idempotencyKey }) {
      const input = { problemDisplayId: ref, languageKey: languageId, code: source, idempotencyKey };
      return outcomeOf(http, await ask(http, submitDocument, { input }));
    },
  },

  runs: {
    session: 'ALWAYS',
    list: async (http, { ref }) =>
      http.read(await ask(http, runsDocument, { problemDisplayId: ref }), parseVerdictRuns),
    source: async (http, { runId }) =>
      http.read(await ask(http, sourceDocument, { id: Number(runId) }), parseVerdictSource),
  },

  results: {
    // A number of 32 bits.
    parseRun: (input) => /^[1-9]\d{0,8}$/u.exec(input.trim())?.[0] ?? null,
    maxBatch: mostAtOnce,
    // Of problems that hide results of cases from others, and of groups.
    session: 'ALWAYS',
    async read(http, runs) {
      const ids = runs.map(({ runId }) => runId);
      const page = await ask(http, resultsDocument(ids.length), itemVariables(ids.map(Number)));
      return statesFor(
        runs,
        http.read(page, (text) => parseVerdictResults(text, ids)),
      );
    },
    compileText: async (http, { runId }) =>
      http.read(await ask(http, messageDocument, { id: Number(runId) }), parseVerdictMessage),
  },
};

/** Problems of a contest that are seen in the bank, too: a contest has names of its own for them. */
async function contestProblems(http: JudgeHttp, id: number): Promise<string[]> {
  const problemIds = http.read(await ask(http, contestDocument, { id }), parseContest);
  const displayIds: string[] = [];
  for (let start = 0; start < problemIds.length; start += mostAtOnce) {
    const ids = problemIds.slice(start, start + mostAtOnce);
    const page = await ask(http, displayIdsDocument(ids.length), itemVariables(ids));
    displayIds.push(...http.read(page, (text) => parseDisplayIds(text, ids.length)));
  }
  if (displayIds.length > 0) return displayIds;
  throw http.failure('refused', 'no problem of the contest is seen in the bank', { reason: 'not-permitted' });
}

/** Asks the site. Errors of an operation come with status 200, those of a document with 400. */
async function ask(
  http: JudgeHttp,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<JudgePage> {
  const headers = { 'accept-language': 'en-US' };
  const page = await http.post('/graphql', { json: { query, variables } }, { headers });
  if (page.status === 200 || page.status === 400) return page;
  throw http.failure('layout', `${page.status} at ${new URL(page.url).pathname}`, { page: page.text });
}

function outcomeOf(http: JudgeHttp, page: JudgePage): SubmitOutcome {
  const answer = http.read(page, parseSubmitted);
  if ('id' in answer) return { kind: 'ACCEPTED', runId: String(answer.id) };
  const { code, message } = answer;
  if (code === 'SUBMIT_TOO_SOON') throw http.failure('throttle', message, { retryAfterMs: pauseIn(message) });
  if (code === 'CAPTCHA_NEEDED') throw http.failure('challenge', message);
  if (code === 'JUDGING_CLOSED') throw http.failure('maintenance', message, { isSent: false });
  return { kind: 'REFUSED', reason: refusals[code] ?? 'other', text: message };
}

/** The id in the address of a problem's page; null: it is none. */
function problemIn(input: string): string | null {
  if (!/^https?:/iu.test(input) || !URL.canParse(input)) return null;
  const id = /^\/problem\/([^/]+)\/?$/u.exec(new URL(input).pathname)?.[1];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}
