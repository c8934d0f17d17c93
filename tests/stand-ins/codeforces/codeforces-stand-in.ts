import { JudgeModel, type JudgeStandIn, serveJudge, type StandInRun } from '../judge-stand-in.ts';
import { pictureOf } from '../picture.ts';
import { StandInClock, type StandInAnswer, type StandInRequest } from '../stand-in.ts';
import { contestPage, page, problemPage, problems, problemsOf } from './pages.ts';
import { apiRun } from './user-status.ts';

/** The API takes no second request within this time, in ms. */
const callGapMs = 2_000;
/** A gym that is shown to users only. */
const closedGym = '100500';

interface CodeforcesOptions {
  /** Handles by their spelling. */
  readonly handles: readonly string[];
  /** Are pages shown without a check for a person? They are not, unless a test is of what they hold. */
  readonly isOpen?: boolean;
}

/** Codeforces and its gym as they are strict: pages and submissions are for people, the API counts its requests. */
export async function startCodeforcesStandIn(
  options: CodeforcesOptions,
  clock = new StandInClock(),
): Promise<JudgeStandIn> {
  const model = new JudgeModel(clock, {
    firstRunId: 300_000_001,
    script: {
      steps: [
        { afterMs: 0, text: '' },
        { afterMs: 2_000, text: 'TESTING' },
        { afterMs: 6_000, text: 'OK' },
      ],
      timeMs: 15,
      memoryKb: 1_792,
    },
  });
  const judge = new Codeforces(model, clock, options);
  return serveJudge(clock, model, (request) => judge.answer(request));
}

class Codeforces {
  readonly #model: JudgeModel;
  readonly #clock: StandInClock;
  readonly #options: CodeforcesOptions;
  #calledAt: number | null = null;

  constructor(model: JudgeModel, clock: StandInClock, options: CodeforcesOptions) {
    this.#model = model;
    this.#clock = clock;
    this.#options = options;
  }

  answer({ method, path, query }: StandInRequest): StandInAnswer {
    if (this.#model.faults.has('maintenance'))
      return { status: 503, body: page('Codeforces is temporarily unavailable') };
    if (method === 'GET' && path.startsWith('/api/')) return this.#api(path, query);
    if (this.#options.isOpen !== true || method !== 'GET') return challenge();
    if (path === '/renderer/sand.png') return pictureOf('image/png');
    const [, kind, first = '', word, last = ''] = path.split('/');
    if (kind === 'problemset' && first === 'problem') return this.#problem(word ?? '', last, query);
    if (kind !== 'contest' && kind !== 'gym') return notFound();
    if (kind === 'gym' && first === closedGym) return redirect(`/enter?back=${encodeURIComponent(path)}`);
    if (problemsOf(first).length === 0) return redirect(kind === 'gym' ? '/gyms' : '/contests');
    if (word === undefined)
      return { body: contestPage(first, `/${kind}/${first}`, { isChanged: this.#model.faults.has('html-changed') }) };
    return word === 'problem' ? this.#problem(first, last, query) : notFound();
  }

  #problem(contest: string, index: string, query: URLSearchParams): StandInAnswer {
    const contestPath = `/${contest.length >= 6 ? 'gym' : 'contest'}/${contest}`;
    const ref = contest + index;
    const problem = problems.get(ref);
    if (problem === undefined) return redirect(contest.length >= 6 ? contestPath : '/problemset');
    if (ref === '102253B' || ref === '921A')
      return { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4\n%\u00E2\u00E3\n' };
    if (ref === '102253C')
      return { body: page('<embed type="application/pdf" src="/gym/102253/attachments/download/7/c.pdf">') };
    if (ref === '102253D') return redirect(`${contestPath}/attachments`);
    const isRussian = query.get('locale') === 'ru';
    if (ref === '102253E' && !isRussian)
      return { body: page('<div>Statement is not available on English language</div>') };
    const isChanged = this.#model.faults.has('html-changed');
    return { body: problemPage({ contestPath, index }, problem, { isChanged, isRussian }) };
  }

  #api(path: string, query: URLSearchParams): StandInAnswer {
    const now = this.#clock.now().getTime();
    const isTooSoon = this.#calledAt !== null && now - this.#calledAt < callGapMs;
    this.#calledAt = now;
    if (isTooSoon || this.#model.faults.has('throttle')) return failed('Call limit exceeded');
    const from = Number(query.get('from') ?? '1');
    const count = Number(query.get('count') ?? '0');
    if (!(from >= 1) || !(count >= 1)) return failed('count: Field should contain a number', 400);
    if (path === '/api/contest.standings') return this.#standings(query.get('contestId') ?? '');
    return path === '/api/user.status' ? this.#userStatus(query, { from, count }) : notFound();
  }

  #standings(contest: string): StandInAnswer {
    const found = problemsOf(contest);
    if (found.length === 0) return failed(`contestId: Contest with id ${contest} not found`, 400);
    const name = this.#model.faults.has('html-changed') ? 'tasks' : 'problems';
    const listed = found.map(([index, problem]) => ({ contestId: Number(contest), index, name: problem.name }));
    return json({ status: 'OK', result: { contest: { id: Number(contest) }, [name]: listed, rows: [] } });
  }

  #userStatus(
    query: URLSearchParams,
    { from, count }: { readonly from: number; readonly count: number },
  ): StandInAnswer {
    const wanted = query.get('handle') ?? '';
    const handle = this.#options.handles.find((name) => name.toLowerCase() === wanted.toLowerCase());
    if (handle === undefined) return failed(`handle: User with handle ${wanted} not found`, 400);
    const result = this.#model
      .listed()
      .filter(({ username }) => membersOf(username).includes(handle))
      .slice(from - 1, from - 1 + count)
      .map((run) => this.#apiRun(run));
    return json({ status: 'OK', result });
  }

  #apiRun(run: StandInRun): Record<string, unknown> {
    return apiRun(run, {
      verdict: this.#model.textOf(run),
      members: membersOf(run.username),
      isChanged: this.#model.faults.has('html-changed'),
    });
  }
}

/** A run of a team has the names of its members, with `+` between. */
function membersOf(username: string): string[] {
  return username.split('+');
}

function challenge(): StandInAnswer {
  return {
    status: 403,
    headers: { server: 'cloudflare', 'cf-mitigated': 'challenge' },
    body: '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Enable JavaScript</body></html>',
  };
}

function redirect(location: string): StandInAnswer {
  return { status: 302, headers: { location } };
}

function notFound(): StandInAnswer {
  return { status: 404, body: page('The page is not found') };
}

function failed(comment: string, status = 200): StandInAnswer {
  return { ...json({ status: 'FAILED', comment }), status };
}

function json(value: unknown): StandInAnswer {
  return { headers: { 'content-type': 'application/json; charset=UTF-8' }, body: JSON.stringify(value) };
}
