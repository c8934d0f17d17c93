import type { RemoteAdapter, SubmitOutcome } from '../core/adapter.ts';
import { statesFor } from '../core/states-for.ts';
import { hasChallengeBox } from '../http/challenge.ts';
import { firstPage } from '../http/decode-page.ts';
import type { JudgeHttp, JudgePage } from '../http/judge-http.ts';
import { unsent } from '../http/unsent.ts';
import { atcoderInfo, atcoderLanguages } from './atcoder-info.ts';
import { parseAtCoderContest } from './contest-page.ts';
import { profileIn } from './profile.ts';
import { atcoderContestIn, formatAtCoderRef, parseAtCoderRef, taskOf, taskPath } from './references.ts';
import { parseAtCoderLanguages, parseAtCoderResults, parseAtCoderRuns } from './runs.ts';
import { parseAtCoderStatement } from './statement.ts';
import { parseAlert, parseSubmitForm, refusalIn, signedInAs, waitIn } from './submit-form.ts';

const sessionCookie = 'REVEL_SESSION';

/**
 * AtCoder: public tasks; all else needs the session of a user, which he takes from his browser. Pages of single
 * submissions are closed to programs, so there are no results of cases and no compiler's texts.
 */
export const atcoder: RemoteAdapter = {
  info: atcoderInfo,

  references: {
    parse: parseAtCoderRef,
    format: formatAtCoderRef,
    urlOf: (ref, origin) => origin + taskPath(ref),
  },

  statements: {
    load: async (http, ref) => [await publicPage(http, `${taskPath(ref)}?lang=en`)],
    parse(documents) {
      const { text, url } = firstPage(documents, atcoderInfo);
      return parseAtCoderStatement(text, url);
    },
  },

  sets: {
    session: 'NONE',
    parse: atcoderContestIn,
    sampleUrl: (origin) => `${origin}/contests/abc086`,
    load: async (http, contest) =>
      http.read(await publicPage(http, `/contests/${contest}/tasks?lang=en`), (text) =>
        parseAtCoderContest(text, contest),
      ),
  },

  languages: {
    known: atcoderLanguages,
    async load(http, ref) {
      const { contest, task } = taskOf(ref);
      const page = expected(http, await http.get(submitPath(contest)));
      const languages = http.read(page, (text) => parseAtCoderLanguages(text, task));
      if (languages === null) throw http.failure('refused', 'no such task', { reason: 'no-such-problem' });
      return languages;
    },
  },

  signIn: {
    credential: 'cookie',
    cookieName: sessionCookie,
    async open(http, credential) {
      if (credential.kind !== 'cookie') throw http.failure('auth', 'AtCoder takes a session of the browser');
      const { username, value } = credential;
      if (!/^[!-:<-~]{1,4096}$/u.test(value)) throw http.failure('auth', 'the session is not the value of a cookie');
      await http.session.useCookie(sessionCookie, value, http.origin);
      const page = expected(http, await http.get(settingsPath));
      const name = signedInAs(page.text);
      if (name === null) throw http.failure('layout', 'the settings do not say whose they are', { page: page.text });
      if (name.toLowerCase() !== username.toLowerCase())
        throw http.failure('auth', `the session is one of ${name}`, { owner: name });
    },
    async check(http) {
      const page = await http.get(settingsPath);
      if (leadsToSignIn(page)) return 'LOST';
      return signedInAs(expected(http, page).text) === null ? 'LOST' : 'OK';
    },
  },

  submitting: {
    async send(http, { ref, languageId, source }) {
      if (source.trim() === '') return { kind: 'REFUSED', reason: 'empty', text: 'empty program' };
      const { contest, task } = taskOf(ref);
      const path = submitPath(contest);
      const shown = await unsent(http.get(path));
      if (shown.status === 404) return { kind: 'REFUSED', reason: 'no-such-problem', text: 'no such contest' };
      const { hidden, languages } = await unsent(readForm(http, shown, task));
      if (languages === null) return { kind: 'REFUSED', reason: 'no-such-problem', text: 'no such task' };
      if (!languages.some(({ id }) => id === languageId))
        return { kind: 'REFUSED', reason: 'language', text: 'the task does not offer the language' };
      const page = await http.post(
        path,
        { form: { ...hidden, 'data.TaskScreenName': task, 'data.LanguageId': languageId, sourceCode: source } },
        { headers: { referer: http.origin + path } },
      );
      return outcomeOf(http, page, contest);
    },
  },

  runs: {
    session: 'ALWAYS',
    async list(http, { ref }) {
      const { contest, task } = taskOf(ref);
      const path = `/contests/${contest}/submissions/me?f.Task=${encodeURIComponent(task)}&lang=en`;
      return http.read(expected(http, await http.get(path)), (text) => parseAtCoderRuns(text, ref));
    },
  },

  results: {
    parseRun: (input) =>
      /^(?:https:\/\/atcoder\.jp\/contests\/[\w-]{1,50}\/submissions\/)?(\d{1,15})$/u.exec(input.trim())?.[1] ?? null,
    maxBatch: 20,
    session: 'ALWAYS',
    async read(http, runs) {
      const [contest] = runs.map(({ ref }) => taskOf(ref).contest);
      if (contest === undefined) return [];
      // A page is of one contest.
      const ids = runs.filter(({ ref }) => taskOf(ref).contest === contest).map(({ runId }) => `sids[]=${runId}`);
      const path = `/contests/${contest}/submissions/me/status/json?reload=true&${ids.join('&')}`;
      return statesFor(runs, http.read(expected(http, await http.get(path)), parseAtCoderResults));
    },
  },

  claims: {
    submitUrlOf(ref, origin) {
      const { contest, task } = taskOf(ref);
      return `${origin}${submitPath(contest)}?taskScreenName=${task}`;
    },
  },

  handles: {
    // Runs of others are closed to programs, their pages are not.
    proof: {
      kind: 'TEXT',
      editUrlOf: (origin) => `${origin}${settingsPath}`,
      async proven(http, handle, text) {
        // No other address than that of a user is asked for.
        if (!/^[\w-]{1,40}$/u.test(handle)) throw http.failure('refused', 'no name of a user');
        const page = await http.get(`/users/${encodeURIComponent(handle)}?lang=en`);
        // A name that nobody has, or that is written in another way.
        if (page.status === 404 || (page.location !== null && !leadsToSignIn(page)))
          throw http.failure('refused', 'no such user');
        const { name, affiliation } = http.read(expected(http, page), profileIn);
        const isTheirs = name.toLowerCase() === handle.toLowerCase() && affiliation.includes(text);
        return isTheirs ? name : null;
      },
    },
  },
};

const settingsPath = '/settings';

const submitPath = (contest: string) => `/contests/${contest}/submit`;

async function readForm(http: JudgeHttp, shown: JudgePage, task: string) {
  const page = expected(http, shown);
  const { hidden, hasChallenge } = http.read(page, parseSubmitForm);
  if (hasChallenge) throw http.failure('challenge', 'the form has a box to tick', { page: page.text });
  return { hidden, languages: http.read(page, (text) => parseAtCoderLanguages(text, task)) };
}

/** The judge shows a program that it took among the user's own, and one that it refused in the form with an alert. */
function outcomeOf(http: JudgeHttp, page: JudgePage, contest: string): SubmitOutcome {
  if (page.location !== null) {
    const { pathname } = new URL(page.location);
    if (pathname === `/contests/${contest}/submissions/me`) return { kind: 'UNCONFIRMED' };
    if (leadsToSignIn(page)) throw http.failure('auth', 'the session is lost');
    throw http.failure('layout', `the submission led to ${pathname}`);
  }
  const alert = parseAlert(page.text);
  const pauseMs = alert === null ? null : waitIn(alert);
  if (pauseMs !== null) throw http.failure('throttle', 'the judge wants a pause', { retryAfterMs: pauseMs });
  // A box that shows up after the form was read is refused by the word "Error." alone.
  if (hasChallengeBox(page.text)) throw http.failure('challenge', 'the form has a box to tick', { page: page.text });
  if (alert !== null) return { kind: 'REFUSED', reason: refusalIn(alert), text: alert };
  throw http.failure('layout', 'the program was neither taken nor refused', { page: page.text });
}

/** The page of a task or a contest. @throws RemoteFailure */
async function publicPage(http: JudgeHttp, path: string): Promise<JudgePage> {
  const page = await http.get(path);
  if (page.status === 404) throw http.failure('refused', 'no such task', { reason: 'no-such-problem' });
  return expected(http, page);
}

/** A page that is what was asked for. @throws RemoteFailure for the sign-in, and for anything else. */
function expected(http: JudgeHttp, page: JudgePage): JudgePage {
  if (page.status === 200) return page;
  const { pathname } = new URL(page.url);
  if (leadsToSignIn(page)) throw http.failure('auth', `the session is lost: ${pathname} leads to the sign-in`);
  throw http.failure('layout', `${page.status} at ${pathname}`, { page: page.text });
}

function leadsToSignIn({ location }: JudgePage): boolean {
  return location !== null && new URL(location).pathname === '/login';
}
