import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { pictureOf } from '../picture.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';
import { errorPage, page, problemPage, problems, statusPage, submitForm, volumePage } from './pages.ts';

const rowsPerPage = 15;
const resubmitMs = 5_000;

/** HDU as it is strict: what it would refuse is refused, what it would swallow is swallowed. */
export async function startHduStandIn(
  accounts: ReadonlyMap<string, string>,
  clock = new StandInClock(),
): Promise<JudgeStandIn> {
  const model = new JudgeModel(clock, {
    firstRunId: 40_000_001,
    script: {
      steps: [
        { afterMs: 0, text: 'Queuing' },
        { afterMs: 2_000, text: 'Accepted' },
      ],
      timeMs: 15,
      memoryKb: 1_792,
    },
  });
  const judge = new Hdu(model, accounts, clock);
  return serveJudge(clock, model, (request) => judge.answer(request));
}

class Hdu {
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
    if (faults.has('maintenance')) return { body: 'Connect(0) to MySQL Server failed.' };
    const session = request.cookies.get('PHPSESSID') ?? null;
    if (faults.has('session-lost') && session !== null) this.#sessions.set(session, null);
    const user = session === null ? null : (this.#sessions.get(session) ?? null);
    switch (`${request.method} ${request.path}`) {
      case 'GET /':
        return this.#home(session, user);
      case 'GET /robots.txt':
        return faults.has('robots-closed')
          ? { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /show\n' }
          : { status: 404, body: '<h1>Not Found</h1>' };
      case 'GET /listproblem.php':
        return { body: page(volumePage(faults.has('html-changed')), { user }) };
      case 'GET /data/images/C1-1.jpg':
        // The judge calls all its pictures so.
        return pictureOf('image/jpeg');
      case 'GET /showproblem.php':
        return { body: page(this.#problem(request.query.get('pid') ?? ''), { user }) };
      case 'POST /userloginex.php':
        return this.#signIn(request, session);
      case 'GET /submit.php':
        return user === null ? signInPage() : { body: page(this.#form(request.query.get('pid') ?? ''), { user }) };
      case 'POST /submit.php':
        return user === null ? signInPage() : this.#submit(request, user);
      case 'GET /status.php':
        return { body: page(this.#status(request.query), { user }) };
      case 'GET /viewerror.php':
        return { body: page(this.#compileText(request.query.get('rid') ?? ''), { user }) };
      default:
        return { status: 404, body: '<h1>Not Found</h1>' };
    }
  }

  #home(session: string | null, user: string | null): StandInAnswer {
    const isBanned = user !== null && this.#model.faults.has('banned');
    const body = page(isBanned ? 'Your account has been disabled.' : 'Welcome', { user: isBanned ? null : user });
    if (session !== null && this.#sessions.has(session)) return { body };
    const made = `session${this.#sessions.size}of${this.#clock.now().getTime()}`;
    this.#sessions.set(made, null);
    return { headers: { 'set-cookie': `PHPSESSID=${made}; path=/` }, body };
  }

  #problem(ref: string): string {
    const problem = problems.get(ref);
    return problem === undefined
      ? `<div>No such problem - <strong>Problem ${ref}</strong></div>`
      : problemPage(problem, {
          isChanged: this.#model.faults.has('html-changed'),
          timeLimitMs: this.#model.faults.has('statement-changed') ? 3_000 : 1_000,
        });
  }

  #signIn({ query, form }: StandInRequest, session: string | null): StandInAnswer {
    const username = form.get('username') ?? '';
    const isRight =
      !this.#model.faults.has('bad-password') &&
      query.get('action') === 'login' &&
      form.get('login') === 'Sign In' &&
      form.get('userpass') !== null &&
      form.get('userpass') === this.#accounts.get(username);
    if (session === null || !this.#sessions.has(session)) return signInPage();
    if (this.#model.faults.has('turnstile-on-login'))
      return { body: page(submitForm('', { hasCaptcha: true, languages: this.#languages() })) };
    if (!isRight) return { body: page('No such user or wrong password.') };
    this.#sessions.set(session, username);
    return { status: 302, headers: { location: '/' } };
  }

  #form(ref: string): string {
    return submitForm(ref, {
      hasCaptcha: this.#model.faults.has('turnstile-on-submit'),
      languages: this.#languages(),
    });
  }

  /** How many languages it offers, of those that it ever had. */
  #languages(): number {
    if (this.#model.faults.has('language-gone')) return 2;
    return this.#model.faults.has('language-added') ? 8 : 7;
  }

  #submit({ query, form, headers }: StandInRequest, user: string): StandInAnswer {
    const { faults } = this.#model;
    const ref = form.get('problemid') ?? '';
    const languageId = form.get('language') ?? '';
    const error = (reason: string) => ({ body: page(errorPage(reason), { user }) });
    if (query.get('action') !== 'submit' || form.get('check') !== '0') return error('Unknown action.');
    if (headers['referer'] === undefined) return error('Bad referer.');
    if (faults.has('turnstile-on-submit')) return { body: page(this.#form(ref), { user }) };
    const last = this.#model.lastSubmission(user);
    const isTooSoon = last !== null && this.#clock.now().getTime() - last.getTime() < resubmitMs;
    if (isTooSoon || faults.has('throttle'))
      return { body: page("Please don't re-submit in 5 seconds, thank you.", { user }) };
    if (!problems.has(ref)) return error('No such problem.');
    if (!/^\d+$/u.test(languageId) || Number(languageId) >= this.#languages()) return error('Unknown language.');
    const source = decoded(form.get('_usercode') ?? '');
    if (source === null) return error('The code is broken.');
    if (Buffer.byteLength(source) > 65_536) return error('Code length is too long.');
    this.#model.submit({ username: user, ref, languageId, source });
    return { status: 302, headers: { location: 'status.php' }, isCut: faults.has('reset-submit') };
  }

  #status(query: URLSearchParams): string {
    const number = (name: string) => Number(query.get(name) || '0');
    const isShown = (run: StandInRun) =>
      (number('first') === 0 || Number(run.id) <= number('first')) &&
      (query.get('user') ? run.username === query.get('user') : true) &&
      (query.get('pid') ? run.ref === query.get('pid') : true) &&
      (number('lang') === 0 || Number(run.languageId) === number('lang') - 1);
    const shown = this.#model.listed().filter(isShown).slice(0, rowsPerPage);
    const rows = shown.map((run) => ({ run, text: this.#model.textOf(run) }));
    return statusPage(rows, this.#model.faults.has('html-changed'));
  }

  #compileText(id: string): string {
    const text = this.#model.runs.find((run) => run.id === id)?.script.compileText;
    return text === undefined ? 'No such error message.' : `<pre>${text.replaceAll('<', '&lt;')}</pre>`;
  }
}

function signInPage(): StandInAnswer {
  return { body: page('<H1>Sign In Your Account</H1>Please login first') };
}

/** The program in `_usercode`: base64 of what `encodeURIComponent` makes of it. Null: it is neither. */
function decoded(text: string): string | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u.test(text)) return null;
  try {
    return decodeURIComponent(Buffer.from(text, 'base64').toString('latin1'));
  } catch {
    return null;
  }
}
