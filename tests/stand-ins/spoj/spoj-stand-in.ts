import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { pictureOf } from '../picture.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';
import {
  compilePage,
  languageIds,
  listPage,
  missingPage,
  page,
  problemPage,
  problems,
  runPage,
  runsPage,
  type SpojRow,
  statesJson,
  submitForm,
  takenPage,
} from './pages.ts';

const turnstile = '<div class="cf-turnstile" data-sitekey="x"></div>';
const goneExcept = ['22', '11'];
/** A run that never comes to be. */
const droppedRunId = '99999999';

/**
 * SPOJ as it is strict, behind a check for a person.
 *
 * @param isChallenged false: the judge lets programs in, as it does at few addresses.
 */
export async function startSpojStandIn(
  accounts: ReadonlyMap<string, string>,
  clock = new StandInClock(),
  { isChallenged = true }: { readonly isChallenged?: boolean } = {},
): Promise<JudgeStandIn> {
  const model = new JudgeModel(clock, {
    firstRunId: 33_000_001,
    script: {
      steps: [
        { afterMs: 0, text: 'waiting' },
        { afterMs: 1_000, text: 'running' },
        { afterMs: 2_000, text: 'accepted' },
      ],
      timeMs: 20,
      memoryKb: 3_584,
    },
  });
  if (isChallenged) model.faults.add('cloudflare');
  const judge = new Spoj(model, accounts, clock);
  return serveJudge(clock, model, (request) => judge.answer(request));
}

class Spoj {
  readonly #model: JudgeModel;
  readonly #accounts: ReadonlyMap<string, string>;
  readonly #clock: StandInClock;
  /** User of each session; null: signed out. */
  readonly #sessions = new Map<string, string | null>();

  constructor(model: JudgeModel, accounts: ReadonlyMap<string, string>, clock: StandInClock) {
    this.#model = model;
    this.#accounts = accounts;
    this.#clock = clock;
  }

  answer(request: StandInRequest): StandInAnswer {
    const { faults } = this.#model;
    if (faults.has('maintenance')) return { status: 503, body: '<h1>We will be back soon</h1>' };
    const session = request.cookies.get('SPOJ') ?? null;
    if (faults.has('session-lost') && session !== null) this.#sessions.set(session, null);
    const user = session === null ? null : (this.#sessions.get(session) ?? null);
    const { method, path } = request;
    const [folder = '', item = '', ...rest] = path.slice(1).split('/');
    if (method === 'POST') return this.#post(request, session, user);
    if (method === 'GET' && folder === 'problems' && item === 'classical')
      return { body: page(listPage(faults.has('html-changed')), { user }) };
    if (method !== 'GET' || rest.some((part) => part !== '')) return notFound();
    if (path === '/content/peter-PRIME1.png') return pictureOf('image/png');
    if (path === '/') return this.#home(session, user);
    if (folder === 'problems') return { body: page(this.#problem(item), { user }) };
    if (folder === 'submit') return this.#form(item, user);
    if (folder === 'error') return this.#compileText(item, user);
    if (folder === 'status' && item.startsWith('ns=')) return this.#run(item.slice(3), user);
    if (folder === 'status' && item.includes(',')) return this.#runs(item, user);
    return notFound();
  }

  #post(request: StandInRequest, session: string | null, user: string | null): StandInAnswer {
    if (request.path === '/login/') return this.#signIn(request, session);
    if (request.path === '/submit/complete/')
      return user === null ? { body: page('authorisation required') } : this.#submit(request, user);
    if (request.path === '/status/ajax=1,ajaxdiff=1')
      return this.#model.faults.has('session-lost') ? { body: page('Please sign in.') } : this.#states(request);
    return notFound();
  }

  #home(session: string | null, user: string | null): StandInAnswer {
    const isBanned = user !== null && this.#model.faults.has('banned');
    const body = page(isBanned ? 'Your account has been disabled.' : 'Welcome', { user: isBanned ? null : user });
    if (session !== null && this.#sessions.has(session)) return { body };
    const made = `session${this.#sessions.size}of${this.#clock.now().getTime()}`;
    this.#sessions.set(made, null);
    return { headers: { 'set-cookie': `SPOJ=${made}; path=/` }, body };
  }

  #problem(code: string): string {
    const problem = problems.get(code);
    return problem === undefined ? missingPage : problemPage(code, problem, this.#model.faults.has('html-changed'));
  }

  #form(code: string, user: string | null): StandInAnswer {
    return { body: page(problems.has(code) ? submitForm(code, this.#languagesOf(code)) : missingPage, { user }) };
  }

  #languagesOf(code: string): readonly string[] {
    return this.#model.faults.has('language-gone') ? goneExcept : (problems.get(code)?.languages ?? languageIds);
  }

  #signIn({ form }: StandInRequest, session: string | null): StandInAnswer {
    if (this.#model.faults.has('turnstile-on-login')) return { body: page(turnstile) };
    const username = form.get('login_user') ?? '';
    const isRight =
      !this.#model.faults.has('bad-password') &&
      form.get('autologin') === '1' &&
      form.get('next_raw') === '/' &&
      form.get('submit') === 'Log In' &&
      form.get('password') !== null &&
      form.get('password') === this.#accounts.get(username);
    if (!isRight || session === null || !this.#sessions.has(session))
      return { body: page('Authentication failed! <br/><a href="/forgot">Forgot your password?</a>') };
    this.#sessions.set(session, username);
    const cookies = [`autologin_login=${username}; path=/`, `autologin_hash=hash-of-${session}; path=/`];
    return { status: 302, headers: { location: '/', 'set-cookie': cookies } };
  }

  #submit({ form }: StandInRequest, user: string): StandInAnswer {
    const { faults } = this.#model;
    const answer = (content: string) => ({ body: page(content, { user }) });
    if (faults.has('turnstile-on-submit')) return answer(turnstile);
    // How it asks for a pause is not known.
    if (faults.has('throttle')) return { status: 429, headers: { 'retry-after': '10' }, body: 'Too Many Requests' };
    const ref = form.get('problemcode') ?? '';
    const languageId = form.get('lang') ?? '';
    const source = form.get('file') ?? '';
    const problem = problems.get(ref);
    if (form.get('submit') !== 'Submit!' || source === '') return answer('Nothing was submitted.');
    if (problem === undefined) return answer('Wrong problem code!');
    if (!this.#languagesOf(ref).includes(languageId))
      return answer("You can't submit in this language for this problem.");
    if (Buffer.byteLength(source) > problem.sourceLimitBytes) return answer('Your solution is too long.');
    const run = this.#model.submit({ username: user, ref, languageId, source });
    return { ...answer(takenPage(run?.id ?? droppedRunId)), isCut: faults.has('reset-submit') };
  }

  /** The states of runs that are asked for, in the order of their numbers. */
  #states({ form }: StandInRequest): StandInAnswer {
    const ids = (form.get('ids') ?? '').split(',');
    const rows = this.#rowsOf(({ id }) => ids.includes(id)).toReversed();
    return {
      headers: { 'content-type': 'application/json' },
      body: statesJson(rows, this.#model.faults.has('html-changed')),
    };
  }

  /** A user's runs on a problem: `CODE,user`. */
  #runs(item: string, user: string | null): StandInAnswer {
    if (user === null) return { body: page('Please sign in to see this list.') };
    const [code, username] = decodeURIComponent(item).split(',');
    const rows = this.#rowsOf((run) => run.ref === code && run.username === username);
    return { body: page(runsPage(rows, this.#model.faults.has('html-changed')), { user }) };
  }

  #run(id: string, user: string | null): StandInAnswer {
    const [row] = this.#rowsOf((run) => run.id === id);
    return row === undefined ? notFound() : { body: page(runPage(row), { user }) };
  }

  #rowsOf(isShown: (run: StandInRun) => boolean): SpojRow[] {
    const runs = this.#model.listed().filter((run) => isShown(run));
    return runs.map((run) => ({ run, text: this.#model.textOf(run) }));
  }

  #compileText(id: string, user: string | null): StandInAnswer {
    const text = this.#model.runs.find((run) => run.id === id)?.script.compileText;
    return text === undefined ? notFound() : { body: page(compilePage(text), { user }) };
  }
}

function notFound(): StandInAnswer {
  return { status: 404, body: '<h1>Not Found</h1>' };
}
