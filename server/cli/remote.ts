import { remoteAdapters } from '@verdict/schema/remote/adapters.ts';
import { LayoutError, RemoteFailure, type FailureClass } from '@verdict/schema/remote/core/failure.ts';
import { canaryTrials, isAsExpected } from '@verdict/schema/remote/health/canary.ts';
import { JudgeHttp } from '@verdict/schema/remote/http/judge-http.ts';
import { JudgeSession } from '@verdict/schema/remote/http/judge-session.ts';
import { createWeb, type WebTimeouts } from '../adapters/web.ts';
import { networkFault } from './network-fault.ts';

type Trial = ReturnType<typeof canaryTrials>[number];

const usage = 'Usage: npm run remote -- canary JUDGE';

/** Commands speak English. */
const en = 'en-US';

/** What is tried, in words. */
const trialNames = { STATEMENT: 'Statement', POLL: 'Results' } as const satisfies Record<Trial['operation'], string>;

/** What to do about a failure; those of the network have words of their own. */
const advice: Readonly<Record<Exclude<FailureClass, 'network'>, string>> = {
  http5xx: 'The server of the judge failed. Try again later.',
  maintenance: 'The judge is not available now. Try again later.',
  throttle: 'The judge wants a pause. Try again in some minutes.',
  challenge:
    'The judge asks this machine for a person. Users can submit in their browsers, and saved pages can be imported.',
  auth: 'The judge shows this to users alone. Is the address in REMOTE_ORIGINS the right one?',
  layout: 'The page is not as this version reads it. Look for a newer version, or report it.',
  refused: 'The judge does not show this to visitors.',
};

/**
 * `npm run remote -- canary JUDGE`: reads a problem that has not changed for years, and results where visitors may, and
 * says what differs. Needs the network, but no site; changes nothing at the judge.
 *
 * @param origins addresses of judges that are not those of the product.
 * @returns the exit code: 0 all is as expected, 1 it is not or the judge cannot be reached, 2 the call is wrong.
 */
export async function remoteCommand(
  args: readonly string[],
  origins: Readonly<Record<string, string>>,
  say: (line: string) => void,
  timeouts?: WebTimeouts,
): Promise<number> {
  const [action, key = ''] = args;
  const adapter = remoteAdapters.find(({ info }) => info.key === key.toUpperCase());
  if (action !== 'canary' || adapter === undefined) {
    if (action === 'canary' && key !== '') say(`There is no judge "${key}".`);
    say(usage);
    say('Judges:');
    for (const line of knownJudges(origins)) say(line);
    return 2;
  }
  const { info } = adapter;
  const origin = origins[info.key] ?? info.origin;
  const { hostname } = new URL(origin);
  if (hostname.endsWith('.invalid')) {
    say(`${info.name} has no address yet. Set it: REMOTE_ORIGINS={"${info.key}":"https://judge.example.org"}`);
    return 2;
  }
  const web = createWeb(timeouts);
  const http = new JudgeHttp({
    web,
    info,
    origin,
    session: new JudgeSession(),
    userAgent: 'Verdict/0.1 (canary)',
    clock: () => new Date(),
  });
  try {
    const ends: End[] = [];
    for (const trial of canaryTrials(adapter)) ends.push(await tryOut(trial, http, { host: hostname, say }));
    if (ends.every((end) => end === 'SAME')) {
      say('All is as expected.');
      return 0;
    }
    const isOffline = ends.every((end) => end === 'OFFLINE');
    say(isOffline ? 'The judge could not be reached.' : 'The judge differs from what the adapter expects.');
    return 1;
  } finally {
    await web.close();
  }
}

/** Judges with their addresses. */
function knownJudges(origins: Readonly<Record<string, string>>): string[] {
  return remoteAdapters.map(({ info: { key, name, origin } }) => {
    const address = origins[key] ?? origin;
    return `  ${key}  ${name}, ${new URL(address).hostname.endsWith('.invalid') ? 'no address yet' : address}`;
  });
}

/** OFFLINE: the judge gave no answer. */
type End = 'SAME' | 'OTHER' | 'OFFLINE';

/** Says what was read, or in one line why it was not and what to do. */
async function tryOut(
  { operation, read }: Trial,
  http: JudgeHttp,
  { host, say }: { readonly host: string; readonly say: (line: string) => void },
): Promise<End> {
  try {
    const facts = await read(http);
    for (const fact of facts) {
      const { name, found, expected } = fact;
      say(`${name[en]}: ${found[en]}${isAsExpected(fact) ? '' : `  (expected: ${expected[en]})`}`);
    }
    return facts.every(isAsExpected) ? 'SAME' : 'OTHER';
  } catch (error) {
    const name = trialNames[operation];
    if (error instanceof LayoutError) {
      say(`${name}: ${advice.layout} (layout: ${error.message})`);
      return 'OTHER';
    }
    if (!(error instanceof RemoteFailure)) throw error;
    if (error.class === 'network') {
      say(`${name}: network: ${networkFault(error, host)}`);
      return 'OFFLINE';
    }
    say(`${name}: ${advice[error.class]} (${error.class}: ${error.message})`);
    return 'OTHER';
  }
}
