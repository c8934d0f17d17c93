import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { pictureOf } from '../picture.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';
import {
  compilePage,
  errorPage,
  page,
  problemList,
  problemPage,
  problems,
  sourcePage,
  statusPage,
  submitForm,
  waitPage,
} from './pages.ts';

const rowsPerPage = 20;
const languages = 7;
const pauseMs = 4_321;
const turnstile = '<div class="cf-turnstile" data-sitekey="x"></div>';

/**
 * POJ as it is strict: what it would refuse is refused, what it would drop is dropped.
 *
 * @param dropMs a submission within this time of another one is dropped.
 */
export async function startPojStandIn(
  accounts: ReadonlyMap<string, string>,
  clock = new StandInClock(),
  dropMs = 10_000,
): Promise<JudgeStandIn> {
  const model = new JudgeModel(clock, {
    firstRunId: 25_000_001,
    script: {
      steps: [
        { afterMs: 0, text: 'Waiting' },
        { afterMs: 1_000, text: 'Running & Judging' },
        { afterMs: 2_000, text: 'Accepted' },
      ],
      timeMs: 16,
      memoryKb: 172,
    },
  });
  const judge = new Poj(model, accounts, { clock, dropMs });
  return serveJudge(clock, model, (request) => judge.answer(request));
}

class Poj {
  readonly #model: JudgeModel;
  readonly #accounts: ReadonlyMap<string, string>;
  readonly #clock: StandInClock;
  readonly #dropMs: number;
  /** User of each session; null: signed out. */
  readonly #sessions = new Map<string, string | null>();
  /** When a program last came from the address of all tests, dropped ones included. */
  #lastSubmission = 0;

  constructor(
    model: JudgeModel,
    accounts: ReadonlyMap<string, string>,
    { clock, dropMs }: { readonly clock: StandInClock; readonly dropMs: number },
  ) {
    this.#model = model;
    this.#accounts = accounts;
    this.#clock = clock;
    this.#dropMs = dropMs;
  }

  answer(request: StandInRequest): StandInAnswer {
    const { faults } = this.#model;
    if (faults.has('maintenance')) return { body: '<html><body>The page is temporarily unavailable</body></html>' };
    const session = request.cookies.get('JSESSIONID') ?? null;
    if (faults.has('session-lost') && session !== null) this.#sessions.set(session, null);
    const user = session === null ? null : (this.#sessions.get(session) ?? null);
    const { query } = request;
    if (request.method === 'GET' && request.path.startsWith('/images/')) return pictureOf('image/jpeg');
    switch (`${request.method} ${request.path}`) {
      case 'GET /':
        return this.#home(session, user);
      case 'POST /login':
        return this.#signIn(request, session);
      case 'GET /problem':
        return this.#problem(query, user);
      case 'GET /problemlist':
        return { body: page(problemList(faults.has('html-changed')), { user }) };
      case 'GET /submit':
        return user === null ? errorPageAnswer('Please login first.') : this.#form(query.get('problem_id') ?? '', user);
      case 'POST /submit':
        return user === null ? errorPageAnswer('Please login first.') : this.#submit(request, user);
      case 'GET /status':
        return faults.has('throttle') ? { body: waitPage(pauseMs) } : { body: page(this.#status(query), { user }) };
      case 'GET /showsource':
        return this.#source(query.get('solution_id') ?? '', user);
      case 'GET /showcompileinfo':
        return this.#compileText(query.get('solution_id') ?? '', user);
      default:
        return { status: 404, body: '<h1>HTTP Status 404</h1>' };
    }
  }

  #home(session: string | null, user: string | null): StandInAnswer {
    const isBanned = user !== null && this.#model.faults.has('banned');
    const body = page(isBanned ? 'Your account has been disabled.' : 'Welcome', { user: isBanned ? null : user });
    if (session !== null && this.#sessions.has(session)) return { body };
    const made = `SESSION${this.#sessions.size}OF${this.#clock.now().getTime()}`;
    this.#sessions.set(made, null);
    return { headers: { 'set-cookie': `JSESSIONID=${made}; Path=/; HttpOnly` }, body };
  }

  #problem(query: URLSearchParams, user: string | null): StandInAnswer {
    const ref = query.get('id') ?? '';
    const problem = problems.get(ref);
    if (problem === undefined) return errorPageAnswer(`Can not find problem (ID:${ref})`);
    const isChinese = query.get('lang') === 'zh-CN' && query.get('change') === 'true';
    const isChanged = this.#model.faults.has('html-changed');
    return {
      body: page(problemPage(ref, problem, { isChinese, isChanged }), { user, title: `${ref} -- ${problem.title}` }),
    };
  }

  /** A redirect, whether the password is right or not. */
  #signIn({ form }: StandInRequest, session: string | null): StandInAnswer {
    if (this.#model.faults.has('turnstile-on-login')) return { body: page(turnstile) };
    const username = form.get('user_id1') ?? '';
    const isRight =
      !this.#model.faults.has('bad-password') &&
      form.get('B1') === 'login' &&
      form.get('url') === '/' &&
      form.get('password1') !== null &&
      form.get('password1') === this.#accounts.get(username);
    if (isRight && session !== null && this.#sessions.has(session)) this.#sessions.set(session, username);
    return { status: 302, headers: { location: '/' } };
  }

  #form(ref: string, user: string): StandInAnswer {
    return { body: page(submitForm(ref, this.#model.faults.has('language-gone') ? 2 : languages), { user }) };
  }

  #submit({ form }: StandInRequest, user: string): StandInAnswer {
    const { faults } = this.#model;
    if (faults.has('turnstile-on-submit')) return { body: page(turnstile, { user }) };
    if (faults.has('throttle')) return { body: waitPage(pauseMs) };
    const ref = form.get('problem_id') ?? '';
    const languageId = form.get('language') ?? '';
    if (form.get('submit') !== 'Submit') return errorPageAnswer('Unknown action.');
    if (!problems.has(ref)) return errorPageAnswer(`Can not find problem (ID:${ref})`);
    const offered = faults.has('language-gone') ? 2 : languages;
    if (!/^\d+$/u.test(languageId) || Number(languageId) >= offered) return errorPageAnswer('No such language.');
    const sent = form.get('source') ?? '';
    // Without the mark the text is taken as it is.
    const source = form.get('encoded') === '1' ? decoded(sent) : sent;
    if (source === null) return errorPageAnswer('The source is not encoded well.');
    if (source === '') return errorPageAnswer('Source code too short.');
    if (Buffer.byteLength(source) > 65_536) return errorPageAnswer('Source code too long.');
    const now = this.#clock.now().getTime();
    const last = Math.max(this.#lastSubmission, this.#model.lastSubmission(user)?.getTime() ?? 0);
    this.#lastSubmission = now;
    if (now - last >= this.#dropMs) this.#model.submit({ username: user, ref, languageId, source });
    return { status: 302, headers: { location: '/status' }, isCut: faults.has('reset-submit') };
  }

  #status(query: URLSearchParams): string {
    const asked = (name: string) => query.get(name) ?? '';
    const isShown = (run: StandInRun) =>
      (asked('top') === '' || Number(run.id) < Number(asked('top'))) &&
      (asked('user_id') === '' || run.username === asked('user_id')) &&
      (asked('problem_id') === '' || run.ref === asked('problem_id')) &&
      (asked('language') === '' || run.languageId === asked('language'));
    const shown = this.#model.listed().filter(isShown).slice(0, rowsPerPage);
    const rows = shown.map((run) => ({ run, text: this.#model.textOf(run) }));
    return statusPage(rows, this.#model.faults.has('html-changed'));
  }

  #source(id: string, user: string | null): StandInAnswer {
    const run = this.#model.runs.find((one) => one.id === id);
    if (user === null) return errorPageAnswer('Please login first.');
    if (run === undefined || run.username !== user)
      return errorPageAnswer(`You have no permission to view source code of solution ${id}.`);
    return { body: page(sourcePage({ run, text: this.#model.textOf(run) }), { user }) };
  }

  #compileText(id: string, user: string | null): StandInAnswer {
    const text = this.#model.runs.find((run) => run.id === id)?.script.compileText;
    return text === undefined ? errorPageAnswer('No such solution.') : { body: page(compilePage(text), { user }) };
  }
}

function errorPageAnswer(reason: string): StandInAnswer {
  return { body: errorPage(reason) };
}

/** A text in base64; null: it is none. */
function decoded(text: string): string | null {
  const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u.test(text);
  return isBase64 ? Buffer.from(text, 'base64').toString() : null;
}
