import { addressAt } from '../page/address.ts';

/*
 * A task is known by its contest and its screen name. Most names begin with their contest (`abc086_a`), which is then
 * left out; others do not (`tessoku-book/tessoku_book_a`) and are known by their address alone.
 */

/** A task as addresses of the judge name it. */
export interface AtCoderTask {
  readonly contest: string;
  readonly task: string;
}

const contestName = /^[a-z\d][a-z\d-]{0,49}$/iu;
const taskName = /^[a-z\d][a-z\d_-]{0,49}$/iu;

/** The task of a canonical reference. */
export function taskOf(ref: string): AtCoderTask {
  const slash = ref.indexOf('/');
  if (slash !== -1) return { contest: ref.slice(0, slash), task: ref.slice(slash + 1) };
  return { contest: ref.slice(0, ref.indexOf('_')), task: ref };
}

/** Path of a task's page. */
export function taskPath(ref: string): string {
  const { contest, task } = taskOf(ref);
  return `/contests/${contest}/tasks/${task}`;
}

/** An id or an address in its canonical form. Display ids have a colon in place of the slash. */
export function parseAtCoderRef(input: string): string | null {
  const text = input.trim();
  if (URL.canParse(text) && /^https?:/iu.test(text)) return refInAddress(new URL(text));
  const name = text.replace(/^AC-/iu, '');
  const [contest = '', task, ...rest] = name.split(/[/:]/u);
  if (task !== undefined) return rest.length === 0 ? atcoderRefOf({ contest, task }) : null;
  // Contests of the series have names in lower case; some others are written with capitals.
  const cased = /^(?:abc|arc|agc|ahc)\d/iu.test(name) ? name.toLowerCase() : name;
  const parts = cased.split('_');
  return parts.length === 2 && parts[1] !== '' ? atcoderRefOf({ contest: parts[0] ?? '', task: cased }) : null;
}

/** Name of the contest at an address; null: it is the address of none. */
export function atcoderContestIn(input: string): string | null {
  const [, contests, contest = '', ...rest] = addressAt(['atcoder.jp'], input)?.pathname.split('/') ?? [];
  const isContest = contests === 'contests' && ['', 'tasks'].includes(rest.join(''));
  return isContest && contestName.test(contest) ? contest : null;
}

/** The reference as a part of a display id, which has no slash. */
export function formatAtCoderRef(ref: string): string {
  return ref.replace('/', ':');
}

function refInAddress({ hostname, pathname }: URL): string | null {
  const [empty, contests, contest = '', tasks, task = '', ...rest] = pathname.split('/');
  const isTask =
    hostname === 'atcoder.jp' && empty === '' && contests === 'contests' && tasks === 'tasks' && rest.join('') === '';
  return isTask ? atcoderRefOf({ contest, task }) : null;
}

/** A task in its canonical form; null: its names are none. */
export function atcoderRefOf({ contest, task }: AtCoderTask): string | null {
  if (!contestName.test(contest) || !taskName.test(task)) return null;
  const parts = task.split('_');
  const isDerived = parts.length === 2 && parts[0] === contest && parts[1] !== '';
  return isDerived ? task : `${contest}/${task}`;
}
