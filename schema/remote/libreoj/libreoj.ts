import { z } from 'zod';
import type { RemoteAdapter, RunFilter, RunHandle, SessionState, SubmitOutcome } from '../core/adapter.ts';
import type { RefuseReason } from '../core/failure.ts';
import { provenHandle } from '../core/proven-handle.ts';
import { statesFor } from '../core/states-for.ts';
import { firstPage } from '../http/decode-page.ts';
import type { JudgeHttp, JudgePage } from '../http/judge-http.ts';
import { unsent } from '../http/unsent.ts';
import { parseJson } from '../page/json.ts';
import { libreLanguage, libreLanguages } from './languages.ts';
import { libreojInfo, siteOf } from './libreoj-info.ts';
import { libreListIn, parseLibreList, problemsPerPage } from './problem-list.ts';
import { parseLibreStatement } from './statement.ts';
import { parseLibreRun, parseLibreRuns } from './submission.ts';

/** Most statements are in Chinese alone; the judge gives another language where there is none. */
const locale = 'zh_CN';
const maxCodeLength = 1_048_576;
/** Problem on which people prove their handles. */
const proofRef = '1';
/** Runs of a list that are asked for. */
const listLength = 10;

const sessionSchema = z.object({ userMeta: z.object({ username: z.string() }).nullish() });
const submitSchema = z.union([z.object({ error: z.string() }), z.object({ submissionId: z.int() })]);

/** Why the judge did not take a program, by its errors. */
const refusals: Readonly<Record<string, RefuseReason>> = {
  NO_SUCH_PROBLEM: 'no-such-problem',
  FILE_TOO_LARGE: 'too-long',
};

/** LibreOJ: an API in JSON, results with those of cases. */
export const libreoj: RemoteAdapter = {
  info: libreojInfo,

  references: {
    parse: (input) =>
      /^(?:LIBRE-|https?:\/\/(?:www\.)?loj\.ac\/(?:p|problem)\/)?([1-9]\d{0,8})\/?$/iu.exec(input.trim())?.[1] ?? null,
    format: (ref) => ref,
    urlOf: (ref, origin) => `${siteOf(origin)}/p/${ref}`,
  },

  statements: {
    async load(http, ref) {
      const page = await http.post('/api/problem/getProblem', {
        json: {
          displayId: Number(ref),
          localizedContentsOfLocale: locale,
          tagsOfLocale: locale,
          samples: true,
          judgeInfo: true,
          judgeInfoToBePreprocessed: true,
        },
      });
      return [taken(http, page)];
    },
    parse(documents) {
      const { text, url } = firstPage(documents, libreojInfo);
      return parseLibreStatement(text, siteOf(new URL(url).origin));
    },
  },

  sets: {
    session: 'NONE',
    parse: libreListIn,
    sampleUrl: (origin) => `${siteOf(origin)}/p?page=2`,
    async load(http, list) {
      const skipCount = (Number(list) - 1) * problemsPerPage;
      const page = await http.post('/api/problem/queryProblemSet', {
        json: { locale, skipCount, takeCount: problemsPerPage },
      });
      return http.read(taken(http, page), parseLibreList);
    },
  },

  languages: { known: libreLanguages },

  signIn: {
    credential: 'token',
    async open(http, credential) {
      if (credential.kind !== 'token') throw http.failure('auth', 'LibreOJ takes a token');
      http.session.useToken(credential.token);
      const name = await signedInAs(http);
      if (name === null) throw http.failure('auth', 'the judge does not accept the token');
      if (name.toLowerCase() !== credential.username.toLowerCase())
        throw http.failure('auth', `the token is one of ${name}`, { owner: name });
    },
    check: sessionState,
  },

  submitting: {
    async send(http, { submitKey, languageId, source }) {
      if (source.trim() === '') return { kind: 'REFUSED', reason: 'empty', text: 'empty program' };
      if (source.length > maxCodeLength) return { kind: 'REFUSED', reason: 'too-long', text: 'longer than 1 MiB' };
      const offered = libreLanguage(languageId);
      if (offered === null) return { kind: 'REFUSED', reason: 'language', text: `no language ${languageId}` };
      if (submitKey === null) return { kind: 'REFUSED', reason: 'other', text: 'the problem must be imported again' };
      const { language, options } = offered;
      const page = await http.post('/api/submission/submit', {
        json: {
          problemId: Number(submitKey),
          content: { language, code: source, compileAndRunOptions: options },
          uploadInfo: null,
        },
      });
      return outcomeOf(http, page);
    },
  },

  runs: {
    session: 'NONE',
    list: async (http, filter) => (await readRuns(http, filter)).map(({ row }) => row),
    source: async (http, run) => (await readRun(http, run))?.source ?? null,
  },

  results: {
    parseRun: (input) => /^(?:https?:\/\/loj\.ac\/s\/)?([1-9]\d{0,11})$/iu.exec(input.trim())?.[1] ?? null,
    maxBatch: 1,
    session: 'NONE',
    async read(http, [run]) {
      if (run === undefined) return [];
      const answer = await readRun(http, run);
      return statesFor([run], answer === null ? [] : [answer.state]);
    },
    compileText: async (http, run) => (await readRun(http, run))?.compileText ?? null,
  },

  claims: {
    submitUrlOf: (ref, origin) => `${siteOf(origin)}/p/${ref}`,
  },

  handles: {
    proof: {
      kind: 'RUN',
      ref: proofRef,
      proven: async (http, handle, since) =>
        provenHandle(await readRuns(http, { username: handle, ref: proofRef }), handle, since),
    },
  },
};

async function readRuns(http: JudgeHttp, { username, ref }: RunFilter) {
  const page = await http.post('/api/submission/querySubmission', {
    json: { locale, submitter: username, problemDisplayId: Number(ref), takeCount: listLength },
  });
  return http.read(taken(http, page), parseLibreRuns);
}

async function readRun(http: JudgeHttp, { runId }: RunHandle) {
  const page = await http.post('/api/submission/getSubmissionDetail', { json: { submissionId: runId, locale } });
  return http.read(taken(http, page), parseLibreRun);
}

/** User of the session; null: it is none. */
async function signedInAs(http: JudgeHttp): Promise<string | null> {
  const { token } = http.session;
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  const page = taken(http, await http.get(`/api/auth/getSessionInfo${query}`));
  return http.read(page, (text) => parseJson(text, sessionSchema)).userMeta?.username ?? null;
}

async function sessionState(http: JudgeHttp): Promise<SessionState> {
  return (await signedInAs(http)) === null ? 'LOST' : 'OK';
}

async function outcomeOf(http: JudgeHttp, page: JudgePage): Promise<SubmitOutcome> {
  if (page.status === 401 || page.status === 403) {
    await withSession(http);
    throw http.failure('challenge', 'the account has not the privilege SkipRecaptcha', { page: page.text });
  }
  if (page.status === 400) {
    const isOfLanguage = /language|compileAndRunOptions/iu.test(page.text);
    return { kind: 'REFUSED', reason: isOfLanguage ? 'language' : 'other', text: page.text.slice(0, 500) };
  }
  const answer = http.read(taken(http, page), (text) => parseJson(text, submitSchema));
  if ('submissionId' in answer) return { kind: 'ACCEPTED', runId: String(answer.submissionId) };
  if (answer.error === 'PERMISSION_DENIED') {
    await withSession(http);
    return { kind: 'REFUSED', reason: 'not-permitted', text: answer.error };
  }
  return { kind: 'REFUSED', reason: refusals[answer.error] ?? 'other', text: answer.error };
}

/** Visitors get the same answers as users without a right. @throws RemoteFailure for a session that is lost. */
async function withSession(http: JudgeHttp): Promise<void> {
  const state = await unsent(sessionState(http));
  if (state === 'LOST') throw http.failure('auth', 'the session is lost');
}

/** An answer to a request that was understood: the judge says 201 where it made nothing, too. */
function taken(http: JudgeHttp, page: JudgePage): JudgePage {
  if (page.status === 200 || page.status === 201) return page;
  throw http.failure('layout', `${page.status} at ${new URL(page.url).pathname}`, { page: page.text });
}
