import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { pictureOf } from '../picture.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';
import { cellsOf, contestPage, page, profilePage, runsPage, submitPage, taskPage, tasks } from './pages.ts';

const token = 'to+ken/of=the form==';
const maxBytes = 512 * 1_024;
const submitPauseMs = 5_000;

/** Ids of the generation of October 2025. */
const languageIds = Array.from({ length: 118 }, (_, index) => String(6_001 + index)).filter(
  (id) => id !== '6024' && id !== '6070',
);

/** AtCoder as it is strict. @param sessions value of the cookie by user: nobody signs in by a password. */
export async function startAtCoderStandIn(sessions: ReadonlyMap<string, string>): Promise<JudgeStandIn> {
  const clock = new StandInClock();
  const model = new JudgeModel(clock, {
    firstRunId: 60_000_001,
    script: {
      steps: [
        { afterMs: 0, text: 'WJ' },
        { afterMs: 2_000, text: 'AC' },
      ],
      timeMs: 15,
      memoryKb: 1_792,
    },
  });
  const judge = new AtCoder(model, sessions, clock);
  return serveJudge(clock, model, (request) => judge.answer(request));
}

class AtCoder {
  readonly #model: JudgeModel;
  readonly #sessions: ReadonlyMap<string, string>;
  readonly #clock: StandInClock;

  constructor(model: JudgeModel, sessions: ReadonlyMap<string, string>, clock: StandInClock) {
    this.#model = model;
    this.#sessions = sessions;
    this.#clock = clock;
  }

  answer(request: StandInRequest): StandInAnswer {
    const user = this.#userOf(request);
    const { method, path } = request;
    if (method === 'GET' && path === '/img/other/abc086/product.png') return pictureOf('image/png');
    if (method === 'GET' && path === '/settings')
      return user === null ? signInFirst(path) : { body: page('<h2>Settings</h2>', user) };
    if (method === 'POST' && path === '/settings') return this.#changePage(request, user);
    if (method === 'GET' && path.startsWith('/users/')) return this.#profile(path.slice('/users/'.length), user);
    const [contest, room, ...rest] = path.replace(/^\/contests\//u, '').split('/');
    const isContest = [...tasks].some((task) => task.startsWith(`${contest}/`));
    if (!path.startsWith('/contests/') || contest === undefined || !isContest) return notFound();
    const name = rest.join('/');
    if (method === 'GET' && room === 'tasks' && name === '')
      return { body: page(contestPage(contest, this.#model.faults.has('html-changed')), user) };
    if (method === 'GET' && room === 'tasks') return this.#task(`${contest}/${name}`, user);
    if (room === 'submissions' && /^\d+$/u.test(name)) return { status: 403, body: 'Forbidden' };
    if (user === null) return signInFirst(path);
    if (method === 'GET' && room === 'submit') return { body: page(this.#form(contest, null), user) };
    if (method === 'POST' && room === 'submit') return this.#submit(request, contest, user);
    if (method === 'GET' && room === 'submissions' && name === 'me') return this.#runs(request, contest, user);
    if (method === 'GET' && room === 'submissions' && name === 'me/status/json')
      return this.#results(request, contest, user);
    return notFound();
  }

  #userOf({ cookies }: StandInRequest): string | null {
    if (this.#model.faults.has('session-lost')) return null;
    const value = cookies.get('REVEL_SESSION');
    return [...this.#sessions].find(([, session]) => session === value)?.[0] ?? null;
  }

  /** What people do in a form of their own; how its fields are called there does not matter. */
  #changePage({ form }: StandInRequest, user: string | null): StandInAnswer {
    if (user === null) return signInFirst('/settings');
    this.#model.profiles.set(user, form.get('affiliation') ?? '');
    return { status: 302, headers: { location: '/settings' } };
  }

  /** Names are found however they are written. */
  #profile(name: string, user: string | null): StandInAnswer {
    const { profiles, faults } = this.#model;
    const known = [...this.#sessions.keys(), ...profiles.keys()];
    const owner = known.find((one) => one.toLowerCase() === name.toLowerCase());
    if (owner === undefined) return notFound();
    const affiliation = profiles.get(owner) ?? null;
    return { body: page(profilePage(owner, { affiliation, isChanged: faults.has('html-changed') }), user) };
  }

  #task(ref: string, user: string | null): StandInAnswer {
    return tasks.has(ref) ? { body: page(taskPage(this.#model.faults.has('html-changed')), user) } : notFound();
  }

  #offered(): readonly string[] {
    return this.#model.faults.has('language-gone') ? languageIds.slice(0, 2) : languageIds;
  }

  #form(contest: string, alert: string | null): string {
    const task = [...tasks].find((one) => one.startsWith(`${contest}/`))?.slice(contest.length + 1) ?? '';
    const hasCaptcha = this.#model.faults.has('turnstile-on-submit');
    return submitPage({ task, token, languageIds: this.#offered(), hasCaptcha, alert });
  }

  #submit({ form, headers }: StandInRequest, contest: string, user: string): StandInAnswer {
    const { faults } = this.#model;
    const refused = (alert: string) => ({ body: page(this.#form(contest, alert), user) });
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refused('Error.');
    if (form.get('csrf_token') !== token || form.get('data.Extra') !== 'kept') return refused('Error.');
    if (faults.has('turnstile-on-submit')) return refused('Error.');
    const last = this.#model.lastSubmission(user);
    const isTooSoon = last !== null && this.#clock.now().getTime() - last.getTime() < submitPauseMs;
    if (isTooSoon || faults.has('throttle')) return refused('Wait for 5 second to submit again.');
    const task = form.get('data.TaskScreenName') ?? '';
    if (!tasks.has(`${contest}/${task}`)) return refused('No such task.');
    const languageId = form.get('data.LanguageId') ?? '';
    if (!this.#offered().includes(languageId)) return refused('Invalid language.');
    const source = form.get('sourceCode') ?? '';
    if (source === '') return refused('Source code is empty.');
    if (Buffer.byteLength(source) > maxBytes) return refused('Source code is too long.');
    this.#model.submit({ username: user, ref: refOf(contest, task), languageId, source });
    const location = `/contests/${contest}/submissions/me`;
    return { status: 302, headers: { location }, isCut: faults.has('reset-submit') };
  }

  #own(contest: string, user: string): StandInRun[] {
    return this.#model.listed().filter(({ username, ref }) => username === user && contestOf(ref) === contest);
  }

  #runs({ query }: StandInRequest, contest: string, user: string): StandInAnswer {
    const task = query.get('f.Task') ?? '';
    const rows = this.#own(contest, user).filter(({ ref }) => task === '' || ref === refOf(contest, task));
    return { body: page(runsPage(contest, rows.slice(0, 20)), user) };
  }

  #results({ query }: StandInRequest, contest: string, user: string): StandInAnswer {
    const wanted = query.getAll('sids[]');
    const runs = this.#own(contest, user).filter(({ id }) => wanted.includes(id));
    const cells = this.#model.faults.has('html-changed') ? 'Cells' : 'Html';
    const results = runs.map((run) => [run.id, { [cells]: cellsOf(run, this.#model.textOf(run)), Score: '0' }]);
    const isWaiting = runs.some((run) => /^(?:W[JR]$|\d)/u.test(this.#model.textOf(run)));
    const answer = { ...(isWaiting && { Interval: 3_000 }), Result: Object.fromEntries(results) };
    return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(answer) };
  }
}

/** As references leave the contest out where the task's name begins with it. */
function refOf(contest: string, task: string): string {
  return task.split('_').length === 2 && task.startsWith(`${contest}_`) ? task : `${contest}/${task}`;
}

function contestOf(ref: string): string {
  return ref.split(/[/_]/u)[0] ?? '';
}

function signInFirst(path: string): StandInAnswer {
  return { status: 302, headers: { location: `/login?continue=${encodeURIComponent(path)}` } };
}

function notFound(): StandInAnswer {
  return { status: 404, body: page('<div class="alert alert-danger" role="alert">404 Not Found</div>') };
}
