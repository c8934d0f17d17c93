import type { RemoteAdapter, RunFilter, RunHandle } from '../core/adapter.ts';
import { provenHandle } from '../core/proven-handle.ts';
import { statesFor } from '../core/states-for.ts';
import { firstPage } from '../http/decode-page.ts';
import type { JudgeHttp, JudgePage } from '../http/judge-http.ts';
import { addressAt } from '../page/address.ts';
import { saysBanned } from '../page/banned.ts';
import { first, parseHtml, rawText } from '../page/html.ts';
import { languageOptions } from '../page/language-options.ts';
import { hduObstacle, isHduSignedIn, parseHduRefusal } from './answers.ts';
import { hduInfo, hduLanguages } from './hdu-info.ts';
import { parseHduStatement } from './statement.ts';
import { type HduRun, isHduStatusPage, parseHduStatus } from './status-page.ts';
import { hduHosts, hduVolumeIn, parseHduVolume } from './volume.ts';

/** The judge takes no second submission within this time, in ms. */
const resubmitMs = 5_000;

const problemPath = (ref: string) => `/showproblem.php?pid=${ref}`;

/** Problem on which people prove their handles. */
const proofRef = '1000';

/** HDU Online Judge: public pages, a form to submit, no API. */
export const hdu: RemoteAdapter = {
  info: hduInfo,

  references: {
    parse: (input) => /^(?:HDU-)?([1-9]\d{0,8})$/iu.exec(input.trim())?.[1] ?? refInAddress(input),
    format: (ref) => ref,
    urlOf: (ref, origin) => origin + problemPath(ref),
  },

  statements: {
    load: async (http, ref) => [clear(http, await http.getPage(problemPath(ref)))],
    parse(documents) {
      const { text, url } = firstPage(documents, hduInfo);
      return parseHduStatement(text, url);
    },
  },

  sets: {
    session: 'NONE',
    parse: hduVolumeIn,
    sampleUrl: (origin) => `${origin}/listproblem.php?vol=11`,
    load: async (http, set) =>
      http.read(clear(http, await http.getPage(`/listproblem.php?vol=${set}`)), parseHduVolume),
  },

  languages: {
    known: hduLanguages,
    async load(http, ref) {
      const page = await http.get(`/submit.php?pid=${ref}`);
      if (page.location !== null) throw http.failure('auth', 'the languages are shown to users only');
      return http.read(clear(http, page), (text) => languageOptions(text, 'select[name=language]'));
    },
  },

  signIn: {
    credential: 'password',
    async open(http, credential) {
      if (credential.kind !== 'password') throw http.failure('auth', 'HDU takes a name and a password');
      const { username, password } = credential;
      // The judge ties the sign-in to the cookies of an earlier page.
      clear(http, await http.getPage('/'));
      const page = await http.post('/userloginex.php?action=login&cid=0&notice=0', {
        form: { username, userpass: password, login: 'Sign In' },
      });
      if (page.location !== null) return;
      clear(http, page);
      throw http.failure('layout', 'the sign-in was neither taken nor refused', { page: page.text });
    },
    async check(http) {
      const page = clear(http, await http.getPage('/'));
      if (saysBanned(page.text)) return 'BANNED';
      return isHduSignedIn(page.text) ? 'OK' : 'LOST';
    },
  },

  submitting: {
    async send(http, { ref, languageId, source }) {
      // An empty program would be taken without a word.
      if (source.trim() === '') return { kind: 'REFUSED', reason: 'empty', text: 'empty program' };
      const page = await http.post(
        '/submit.php?action=submit',
        {
          form: {
            check: '0',
            problemid: ref,
            language: languageId,
            _usercode: Buffer.from(encodeURIComponent(source)).toString('base64'),
          },
        },
        { headers: { referer: `${http.origin}/submit.php?pid=${ref}` } },
      );
      if (page.location !== null) return outcomeOf(http, page.location);
      const refusal = parseHduRefusal(page.text);
      if (refusal !== null) return { kind: 'REFUSED', ...refusal };
      clear(http, page);
      throw http.failure('layout', 'the program was neither taken nor refused', { page: page.text });
    },
  },

  runs: {
    session: 'NONE',
    list: async (http, filter) => (await readStatus(http, listPath(filter))).map(({ row }) => row),
  },

  results: {
    parseRun: (input) =>
      /^(?:https?:\/\/acm\.hdu\.edu\.cn\/view\w+\.php\?rid=)?(\d+)$/iu.exec(input.trim())?.[1] ?? null,
    // As many as a page shows.
    maxBatch: 15,
    session: 'NONE',
    async read(http, runs) {
      const listed = await readStatus(http, resultPath(runs));
      return statesFor(
        runs,
        listed.map(({ state }) => state),
      );
    },
    async compileText(http, { runId }) {
      const page = await http.getPage(`/viewerror.php?rid=${runId}`);
      const text = first('pre', parseHtml(page.text));
      // The compiler quotes the program, which may hold any words: they are no obstacle.
      if (text !== null) return rawText(text).trim() || null;
      clear(http, page);
      return null;
    },
  },

  claims: {
    submitUrlOf: (ref, origin) => `${origin}/submit.php?pid=${ref}`,
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
  const url = addressAt(hduHosts, input);
  if (url?.pathname !== '/showproblem.php') return null;
  const ref = url.searchParams.get('pid') ?? '';
  return /^[1-9]\d{0,8}$/u.test(ref) ? ref : null;
}

function listPath({ username, ref }: RunFilter): string {
  return `/status.php?first=&user=${encodeURIComponent(username)}&pid=${ref}&lang=&status=0`;
}

/** The page of a run; of several, that of their user from the newest of them down. */
function resultPath(runs: readonly RunHandle[]): string {
  const first = Math.max(...runs.map(({ runId }) => Number(runId)));
  const [one, ...others] = runs;
  if (one === undefined || others.length === 0) return `/status.php?first=${first}`;
  return `/status.php?first=${first}&user=${encodeURIComponent(one.username)}&pid=&lang=&status=0`;
}

async function readStatus(http: JudgeHttp, path: string): Promise<HduRun[]> {
  const page = await http.getPage(path);
  return http.read(isHduStatusPage(page.text) ? page : clear(http, page), parseHduStatus);
}

/** A page that is what was asked for. @throws RemoteFailure for what stands in the way. */
function clear(http: JudgeHttp, page: JudgePage): JudgePage {
  const obstacle = hduObstacle(page.text);
  if (obstacle === null) return page;
  if (obstacle === 'bad-password') throw http.failure('auth', 'the judge refuses the name or the password');
  if (obstacle === 'throttle') throw http.failure('throttle', 'the judge wants a pause', { retryAfterMs: resubmitMs });
  throw http.failure(obstacle, `${obstacle} at ${new URL(page.url).pathname}`, { page: page.text });
}

/** A redirect to the status page says that the program was taken; any other leads to the sign-in. */
function outcomeOf(http: JudgeHttp, location: string): { readonly kind: 'UNCONFIRMED' } {
  const { pathname } = new URL(location);
  if (pathname === '/status.php') return { kind: 'UNCONFIRMED' };
  if (pathname === '/userloginex.php') throw http.failure('auth', 'the session is lost');
  throw http.failure('layout', `the submission led to ${pathname}`);
}
