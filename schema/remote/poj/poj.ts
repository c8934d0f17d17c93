import type { RemoteAdapter, RunFilter, RunHandle, SubmitOutcome } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import { provenHandle } from '../core/proven-handle.ts';
import { statesFor } from '../core/states-for.ts';
import { firstPage } from '../http/decode-page.ts';
import type { JudgeHttp, JudgePage } from '../http/judge-http.ts';
import { addressAt } from '../page/address.ts';
import { saysBanned } from '../page/banned.ts';
import { first, parseHtml, rawText } from '../page/html.ts';
import { languageOptions } from '../page/language-options.ts';
import { isPojSignedIn, parsePojRefusal, parsePojSource, pojErrorOn, pojObstacle } from './answers.ts';
import { pojInfo, pojLanguages } from './poj-info.ts';
import { parsePojStatement } from './statement.ts';
import { parsePojStatus, type PojRun } from './status-page.ts';
import { parsePojVolume, pojHosts, pojVolumeIn } from './volume.ts';

const problemPath = (ref: string) => `/problem?id=${ref}`;

/** Problem on which people prove their handles. */
const proofRef = '1000';

/** PKU JudgeOnline: public pages, a form to submit, no API. */
export const poj: RemoteAdapter = {
  info: pojInfo,

  references: {
    parse: (input) => /^(?:POJ-)?([1-9]\d{0,8})$/iu.exec(input.trim())?.[1] ?? refInAddress(input),
    format: (ref) => ref,
    urlOf: (ref, origin) => origin + problemPath(ref),
  },

  statements: {
    load: async (http, ref) => [clear(http, await http.getPage(problemPath(ref)))],
    parse(documents) {
      const { text, url } = firstPage(documents, pojInfo);
      return parsePojStatement(text, url);
    },
  },

  sets: {
    session: 'NONE',
    parse: pojVolumeIn,
    sampleUrl: (origin) => `${origin}/problemlist?volume=1`,
    load: async (http, volume) =>
      http.read(clear(http, await http.getPage(`/problemlist?volume=${volume}`)), parsePojVolume),
  },

  languages: {
    known: pojLanguages,
    async load(http, ref) {
      const page = await http.get(`/submit?problem_id=${ref}`);
      if (page.location !== null) throw http.failure('auth', 'the languages are shown to users only');
      return http.read(clear(http, page), (text) => languageOptions(text, 'select[name=language]'));
    },
  },

  signIn: {
    credential: 'password',
    async open(http, credential) {
      if (credential.kind !== 'password') throw http.failure('auth', 'POJ takes a name and a password');
      const { username, password } = credential;
      // The judge ties the sign-in to the cookie of an earlier page.
      clear(http, await http.getPage('/'));
      const answer = await http.post('/login', {
        form: { user_id1: username, password1: password, B1: 'login', url: '/' },
      });
      if (answer.location === null) http.read(clear(http, answer), checkSignInAnswer);
      // The answer is the same for a wrong password.
      const home = clear(http, await http.getPage('/'));
      if (!saysBanned(home.text) && !isPojSignedIn(home.text))
        throw http.failure('auth', 'the judge refuses the name or the password');
    },
    async check(http) {
      const page = clear(http, await http.getPage('/'));
      if (saysBanned(page.text)) return 'BANNED';
      return isPojSignedIn(page.text) ? 'OK' : 'LOST';
    },
  },

  submitting: {
    async send(http, { ref, languageId, source }) {
      if (source.trim() === '') return { kind: 'REFUSED', reason: 'empty', text: 'empty program' };
      const page = await http.post(
        '/submit',
        {
          form: {
            problem_id: ref,
            language: languageId,
            source: Buffer.from(source).toString('base64'),
            encoded: '1',
            submit: 'Submit',
          },
        },
        { headers: { referer: `${http.origin}/submit?problem_id=${ref}` } },
      );
      if (page.location !== null) return outcomeOf(http, page.location);
      return http.read(clear(http, page), refusalIn);
    },
  },

  runs: {
    session: 'NONE',
    list: async (http, filter) => (await readStatus(http, listPath(filter))).map(({ row }) => row),
    async source(http, { runId }) {
      const page = await http.getPage(`/showsource?solution_id=${runId}`);
      // The program may hold any words: they are no obstacle.
      const source = parsePojSource(page.text);
      if (source !== null) return source;
      return http.read(clear(http, page), withoutSource);
    },
  },

  results: {
    parseRun: (input) =>
      /^(?:https?:\/\/(?:www\.)?poj\.org\/show\w{1,20}\?solution_id=)?(\d{1,12})$/iu.exec(input.trim())?.[1] ?? null,
    // As many as a page shows.
    maxBatch: 20,
    session: 'NONE',
    async read(http, runs) {
      const listed = await readStatus(http, resultPath(runs));
      return statesFor(
        runs,
        listed.map(({ state }) => state),
      );
    },
    async compileText(http, { runId }) {
      const page = await http.getPage(`/showcompileinfo?solution_id=${runId}`);
      const text = first('pre', parseHtml(page.text));
      // The compiler quotes the program, which may hold any words: they are no obstacle.
      if (text !== null) return rawText(text).trim() || null;
      clear(http, page);
      return null;
    },
  },

  claims: {
    submitUrlOf: (ref, origin) => `${origin}/submit?problem_id=${ref}`,
  },

  handles: {
    proof: {
      kind: 'RUN',
      ref: proofRef,
      proven: async (http, handle, since) =>
        provenHandle(await readStatus(http, listPath({ username: handle, ref: proofRef })), handle, since),
    },
  },
};

function refInAddress(input: string): string | null {
  const url = addressAt(pojHosts, input);
  if (url?.pathname !== '/problem') return null;
  const ref = url.searchParams.get('id') ?? '';
  return /^[1-9]\d{0,8}$/u.test(ref) ? ref : null;
}

function listPath({ username, ref }: RunFilter): string {
  return `/status?problem_id=${ref}&user_id=${encodeURIComponent(username)}&result=&language=`;
}

/** The page of a run, which begins below the number it is asked for; of several, that of their user. */
function resultPath(runs: readonly RunHandle[]): string {
  const top = Math.max(...runs.map(({ runId }) => Number(runId))) + 1;
  const [one, ...others] = runs;
  if (one === undefined || others.length === 0) return `/status?top=${top}`;
  return `/status?problem_id=&user_id=${encodeURIComponent(one.username)}&result=&language=&top=${top}`;
}

async function readStatus(http: JudgeHttp, path: string): Promise<PojRun[]> {
  return http.read(clear(http, await http.getPage(path)), parsePojStatus);
}

/** A page that is what was asked for. @throws RemoteFailure for what stands in the way. */
function clear(http: JudgeHttp, page: JudgePage): JudgePage {
  const obstacle = pojObstacle(page.text);
  if (obstacle === null) return page;
  const { pathname } = new URL(page.url);
  if (obstacle.class === 'throttle')
    throw http.failure('throttle', `the judge wants a pause at ${pathname}`, { retryAfterMs: obstacle.retryAfterMs });
  throw http.failure(obstacle.class, `${obstacle.class} at ${pathname}`, { page: page.text });
}

/** A page in answer to the sign-in, which is a redirect otherwise. @throws LayoutError */
function checkSignInAnswer(text: string): void {
  if (!text.includes('Login failed!')) throw new LayoutError('the sign-in was neither taken nor refused');
}

/** A redirect to the status page says that the program was taken, or dropped; any other leads to the sign-in. */
function outcomeOf(http: JudgeHttp, location: string): SubmitOutcome {
  // The judge may add the session to the path.
  const [path] = new URL(location).pathname.split(';');
  if (path === '/status') return { kind: 'UNCONFIRMED' };
  if (path === '/login' || path === '/loginlog') throw http.failure('auth', 'the session is lost');
  throw http.failure('layout', `the submission led to ${path ?? ''}`);
}

/** A page that shows no program says why. @throws LayoutError */
function withoutSource(text: string): null {
  if (pojErrorOn(parseHtml(text)) === null) throw new LayoutError('there is neither a program nor a reason');
  return null;
}

function refusalIn(text: string): SubmitOutcome {
  const refusal = parsePojRefusal(text);
  if (refusal === null) throw new LayoutError('the program was neither taken nor refused');
  return { kind: 'REFUSED', ...refusal };
}
