import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { failureSentence } from '../core/failure-sentence.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import { talkTo } from '../http/talk.service.ts';
import { canaryTrials, differenceOf, isAsExpected } from './canary.ts';
import { noteOutcome } from './health.service.ts';
import { readAllJudgeSettings } from './judge-settings.service.ts';

/** Longest text of what differs, in characters of each language. */
const maxFailure = 1_000;

/** Reads the canary of a judge as a visitor, and stores what it found. */
export async function runCanary(services: Services, adapter: RemoteAdapter): Promise<void> {
  const { db, pubsub, host } = services;
  const { key, modes } = adapter.info;
  const faults = await findFaults(services, adapter);
  const canaryFailure = faults.length === 0 ? Prisma.DbNull : oneText(faults);
  const found = { canaryAt: host.clock(), canaryFailure };
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

/** What differs or failed. */
async function findFaults(services: Services, adapter: RemoteAdapter): Promise<Sentence[]> {
  const faults: Sentence[] = [];
  for (const trial of canaryTrials(adapter)) faults.push(...(await faultsOf(services, adapter, trial)));
  return faults;
}

/** Faults as one text, as it is stored. */
function oneText(faults: readonly Sentence[]): Sentence {
  const joined = (locale: keyof Sentence, between: string) =>
    faults
      .map((fault) => fault[locale])
      .join(between)
      .replaceAll('\0', '')
      .slice(0, maxFailure);
  return { 'zh-CN': joined('zh-CN', '；'), 'en-US': joined('en-US', '; ') };
}

async function faultsOf(
  services: Services,
  adapter: RemoteAdapter,
  { operation, read }: ReturnType<typeof canaryTrials>[number],
): Promise<Sentence[]> {
  const circuit = { judgeKey: adapter.info.key, operation };
  const http = await talkTo(services, adapter);
  try {
    const facts = await read(http);
    await noteOutcome(services, circuit, null, services.host.clock());
    return facts.filter((fact) => !isAsExpected(fact)).map(differenceOf);
  } catch (error) {
    const failure = error instanceof LayoutError ? http.failure('layout', error.message, { cause: error }) : error;
    if (!(failure instanceof RemoteFailure)) throw failure;
    await noteOutcome(services, circuit, failure, services.host.clock());
    return [failureSentence(failure)];
  }
}
