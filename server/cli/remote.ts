import { remoteAdapters } from '@verdict/schema/remote/adapters.ts';
import { LayoutError, RemoteFailure } from '@verdict/schema/remote/core/failure.ts';
import { canaryTrials } from '@verdict/schema/remote/health/canary.ts';
import { JudgeHttp } from '@verdict/schema/remote/http/judge-http.ts';
import { JudgeSession } from '@verdict/schema/remote/http/judge-session.ts';
import { createWeb } from '../adapters/web.ts';

const usage = `Usage: npm run remote -- canary JUDGE
Judges: ${remoteAdapters.map(({ info }) => info.key).join(', ')}`;

/**
 * `npm run remote -- canary JUDGE`: reads a problem that has not changed for years, and results where visitors may, and
 * says what differs. Needs the network, but no site; changes nothing at the judge.
 *
 * @param origins addresses of judges that are not those of the product.
 * @returns the exit code.
 */
export async function remoteCommand(
  args: readonly string[],
  origins: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<number> {
  const [action, key = ''] = args;
  const adapter = remoteAdapters.find(({ info }) => info.key === key.toUpperCase());
  if (action !== 'canary' || adapter === undefined) {
    say(usage);
    return 2;
  }
  const web = createWeb();
  const http = new JudgeHttp({
    web,
    info: adapter.info,
    origin: origins[adapter.info.key] ?? adapter.info.origin,
    session: new JudgeSession(),
    userAgent: 'Verdict/0.1 (canary)',
    clock: () => new Date(),
  });
  try {
    let isSame = true;
    for (const trial of canaryTrials(adapter)) if (!(await isAsExpected(trial.read(http), say))) isSame = false;
    say(isSame ? 'All is as expected.' : 'The judge differs from what the adapter expects.');
    return isSame ? 0 : 1;
  } finally {
    await web.close();
  }
}

/** Says what was read, or why it was not. */
async function isAsExpected(
  reading: ReturnType<ReturnType<typeof canaryTrials>[number]['read']>,
  say: (line: string) => void,
): Promise<boolean> {
  try {
    const facts = await reading;
    for (const { name, found, expected } of facts)
      say(`${name}: ${found}${found === expected ? '' : `  (expected: ${expected})`}`);
    return facts.every(({ found, expected }) => found === expected);
  } catch (error) {
    if (error instanceof RemoteFailure) say(`${error.class}: ${error.message}`);
    else if (error instanceof LayoutError) say(`layout: ${error.message}`);
    else throw error;
    return false;
  }
}
