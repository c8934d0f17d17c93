import type { RemoteAdapter, SubmitOutcome } from '../core/adapter.ts';
import type { RemoteFailure } from '../core/failure.ts';
import { statesFor } from '../core/states-for.ts';
import { decodePage, firstPage } from '../http/decode-page.ts';
import type { JudgeHttp, JudgePage } from '../http/judge-http.ts';
import { addressAt } from '../page/address.ts';
import { saysBanned } from '../page/banned.ts';
import { first, parseHtml } from '../page/html.ts';
import { languageOptions } from '../page/language-options.ts';
import {
  checkSignInRefused,
  hasSignInForm,
  isSpojSignedIn,
  parseSpojAnswer,
  parseSpojCompileText,
  type SpojAnswer,
} from './answers.ts';
import { spojLanguages } from './languages.ts';
import { isSpojFolder, parseSpojList, spojHosts, spojListIn } from './list.ts';
import { parseSpojRuns } from './run-list.ts';
import { spojInfo } from './spoj-info.ts';
import { parseSpojStatement } from './statement.ts';
import { parseSpojStates } from './states.ts';

const problemPath = (ref: string) => `/problems/${ref}/`;
const formPath = (ref: string) => `/submit/${ref}/`;

/** Sphere Online Judge: says the run at once, and the state of several runs in JSON. */
export const spoj: RemoteAdapter = {
  info: spojInfo,

  references: {
    parse: (input) => /^(?:SPOJ-)?([A-Z0-9_]{1,20})$/u.exec(input.trim().toUpperCase())?.[1] ?? refInAddress(input),
    format: (ref) => ref,
    urlOf: (ref, origin) => origin + problemPath(ref),
  },

  statements: {
    async load(http, ref) {
      const page = await http.get(problemPath(ref));
      if (page.status === 404) throw http.failure('refused', 'no such problem', { reason: 'no-such-problem' });
      if (page.status !== 200)
        throw http.failure('layout', `${page.status} at ${problemPath(ref)}`, { page: page.text });
      // Which languages a problem allows is on its form, which visitors may not see.
      const hasProblem = first('#problem-name', parseHtml(page.text)) !== null;
      const form = hasProblem ? await http.get(formPath(ref)) : null;
      return form?.status === 200 ? [page, form] : [page];
    },
    parse(documents, ref) {
      const [, form] = documents;
      const formText = form === undefined ? null : decodePage(form.bytes, form.contentType, spojInfo.charset);
      return parseSpojStatement({ ...firstPage(documents, spojInfo), form: formText }, ref);
    },
  },

  sets: {
    session: 'NONE',
    parse: spojListIn,
    sampleUrl: (origin) => `${origin}/problems/classical/sort=0,start=50`,
    load: async (http, path) => http.read(await http.getPage(`/problems/${path}/`), parseSpojList),
  },

  languages: {
    known: spojLanguages,
    isListPublic: true,
    async load(http, ref) {
      const page = await http.get(formPath(ref));
      const hasList = first('#lang', parseHtml(page.text)) !== null;
      if (page.location !== null || (!hasList && hasSignInForm(parseHtml(page.text))))
        throw http.failure('auth', 'the languages are shown to users only');
      return http.read(page, (text) => languageOptions(text, 'select#lang'));
    },
  },

  signIn: {
    credential: 'password',
    async open(http, credential) {
      if (credential.kind !== 'password') throw http.failure('auth', 'SPOJ takes a name and a password');
      const { username, password } = credential;
      await http.getPage('/');
      const page = await http.post('/login/', {
        form: { login_user: username, password, autologin: '1', next_raw: '/', submit: 'Log In' },
      });
      if (page.location !== null) return;
      http.read(page, checkSignInRefused);
      throw http.failure('auth', 'the judge refuses the name or the password');
    },
    async check(http) {
      const { text } = await http.getPage('/');
      if (saysBanned(text)) return 'BANNED';
      return isSpojSignedIn(text) ? 'OK' : 'LOST';
    },
  },

  submitting: {
    async send(http, { ref, languageId, source }) {
      if (source.trim() === '') return { kind: 'REFUSED', reason: 'empty', text: 'empty program' };
      const page = await http.post(
        '/submit/complete/',
        { form: { lang: languageId, problemcode: ref, file: source, submit: 'Submit!' } },
        { headers: { referer: http.origin + formPath(ref) } },
      );
      if (page.location !== null) throw failureOf(http, page.location);
      return outcomeOf(http, http.read(page, parseSpojAnswer));
    },
  },

  runs: {
    session: 'ALWAYS',
    async list(http, filter) {
      const page = await http.get(`/status/${filter.ref},${encodeURIComponent(filter.username)}/`);
      if (page.location !== null) throw failureOf(http, page.location);
      const runs = http.read(page, (text) => parseSpojRuns(text, filter));
      if (runs === null) throw http.failure('auth', 'the list of runs is shown to users only');
      return runs;
    },
  },

  results: {
    parseRun: (input) =>
      /^(?:https:\/\/www\.spoj\.com\/(?:status\/ns=|error\/))?(\d{1,12})\/?$/iu.exec(input.trim())?.[1] ?? null,
    maxBatch: 20,
    // Visitors could once read them; whether they still can is not known.
    session: 'IF_ASKED',
    async read(http, runs) {
      const page = await http.post('/status/ajax=1,ajaxdiff=1', {
        form: { ids: runs.map(({ runId }) => runId).join(',') },
      });
      if (page.location !== null) throw failureOf(http, page.location);
      return statesFor(runs, http.read(checkJson(http, page), parseSpojStates));
    },
    async compileText(http, { runId }) {
      return parseSpojCompileText((await http.getPage(`/error/${runId}`)).text);
    },
  },

  claims: {
    submitUrlOf: (ref, origin) => origin + formPath(ref),
  },
};

function refInAddress(input: string): string | null {
  const [, folder, ref = ''] = addressAt(spojHosts, input)?.pathname.split('/') ?? [];
  return folder === 'problems' && !isSpojFolder(ref) && /^\w{1,20}$/u.test(ref) ? ref.toUpperCase() : null;
}

function outcomeOf(http: JudgeHttp, answer: SpojAnswer): SubmitOutcome {
  if (answer.kind === 'LOST') throw http.failure('auth', 'the session is lost');
  return answer;
}

/** A redirect in place of an answer: visitors are sent to the sign-in. */
function failureOf(http: JudgeHttp, location: string): RemoteFailure {
  const { pathname } = new URL(location);
  return pathname.startsWith('/login')
    ? http.failure('auth', 'the session is lost')
    : http.failure('layout', `the request led to ${pathname}`);
}

/** A page in place of JSON is the sign-in, or a check that is not known. @throws RemoteFailure */
function checkJson(http: JudgeHttp, page: JudgePage): JudgePage {
  if (!page.text.trimStart().startsWith('<')) return page;
  const isSignIn = hasSignInForm(parseHtml(page.text));
  throw http.failure(isSignIn ? 'auth' : 'challenge', `a page in place of JSON: ${page.status}`, { page: page.text });
}
