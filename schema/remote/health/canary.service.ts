import type { Services } from '../../core/context.ts';
import { remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { failureSentence } from '../core/failure-sentence.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import { talkTo } from '../http/talk.service.ts';
import { canaryTrials } from './canary.ts';
import { noteOutcome } from './health.service.ts';
import { readAllJudgeSettings } from './judge-settings.service.ts';

/** Longest text of what differs, in characters. */
const maxFailure = 1_000;

/** Reads the canary of a judge as a visitor, and stores what it found. */
export async function runCanary(services: Services, adapter: RemoteAdapter): Promise<void> {
  const { db, pubsub, host } = services;
  const { key, modes } = adapter.info;
  const failure = await findFault(services, adapter);
  const found = { canaryAt: host.clock(), canaryFailure: failure?.replaceAll('\0', '').slice(0, maxFailure) ?? null };
  await db.remoteJudge.upsert({
    where: { key },
    create: { key, modes: [...modes], ...found },
    update: found,
    select: { key: true },
  });
  await pubsub.publish('remoteJudge', { judgeKey: key });
}

/** Once a day: the canaries of judges that are on and have problems here. */
export async function runDailyCanaries(services: Services): Promise<void> {
  const { db } = services;
  const [settings, sources] = await Promise.all([
    readAllJudgeSettings(db, remoteAdapters),
    db.remoteSource.groupBy({ by: ['judgeKey'] }),
  ]);
  const used = new Set(sources.map(({ judgeKey }) => judgeKey));
  for (const adapter of remoteAdapters)
    if (used.has(adapter.info.key) && settings.get(adapter.info.key)?.isOn === true) await runCanary(services, adapter);
}

/** What differs or failed; null: nothing did. */
async function findFault(services: Services, adapter: RemoteAdapter): Promise<string | null> {
  const faults: string[] = [];
  for (const trial of canaryTrials(adapter)) {
    const fault = await faultOf(services, adapter, trial);
    if (fault !== null) faults.push(fault);
  }
  return faults.length === 0 ? null : faults.join('; ');
}

async function faultOf(
  services: Services,
  adapter: RemoteAdapter,
  { operation, read }: ReturnType<typeof canaryTrials>[number],
): Promise<string | null> {
  const circuit = { judgeKey: adapter.info.key, operation };
  const http = await talkTo(services, adapter);
  try {
    const facts = await read(http);
    await noteOutcome(services, circuit, null, services.host.clock());
    const differing = facts.filter(({ found, expected }) => found !== expected);
    if (differing.length === 0) return null;
    return differing.map(({ name, found, expected }) => `${name}: ${found}, expected ${expected}`).join('; ');
  } catch (error) {
    const failure = error instanceof LayoutError ? http.failure('layout', error.message, { cause: error }) : error;
    if (!(failure instanceof RemoteFailure)) throw failure;
    await noteOutcome(services, circuit, failure, services.host.clock());
    return failureSentence(failure)['en-US'];
  }
}
