import { pino } from 'pino';
import { checkHost, describeFindings } from './sandbox/host-check.ts';
import { SandboxError } from './sandbox/sandbox.types.ts';
import { parseSettings, SettingsError } from './settings.ts';
import { JudgeNode } from './worker/judge-node.ts';
import { ServerRefusal } from './worker/server-client.ts';

/*
 * The judge process. A launcher that started it with a channel is told `ready`, or `failed` with the reason; when the
 * channel closes the launcher is gone, and the judge goes too. SIGTERM and SIGINT let the tasks under way finish. A
 * judge that the site wants to end says `finished` with the reason: it is not to be started again by itself.
 */

const drainMs = 10_000;
const orphanDrainMs = 2_000;

async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = pino({ name: 'judge', level: settings.VERDICT_LOG });
  await refuseWeakHost(settings.JUDGE_ALLOW_WEAK_SANDBOX);
  const node = new JudgeNode(settings, logger);

  let isStopping = false;
  const stop = (why: string, graceMs: number, exitCode = 0): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ why }, 'stopping');
    void node.stop(graceMs).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM', drainMs));
  process.on('SIGINT', () => stop('SIGINT', drainMs));
  process.on('disconnect', () => stop('the launcher is gone', orphanDrainMs));

  try {
    await node.start();
    process.send?.({ type: 'ready' });
    void node.wantedEnd.then(({ reason, isRefused }) => {
      process.stderr.write(`${reason}\n`);
      process.send?.({ type: 'finished', reason, isFailure: isRefused });
      // Nobody takes the results of a judge that is refused; one that was drained has nothing left to do.
      stop(reason, 0, isRefused ? 1 : 0);
    });
  } catch (error) {
    if (isStopping) return;
    await node.stop(0);
    throw error;
  }
}

/** @throws SandboxError with all that is missing and what to do about it. */
async function refuseWeakHost(allowWeak: boolean): Promise<void> {
  const missing = (await checkHost()).filter((finding) => !finding.ok && !(allowWeak && finding.name === 'cgroup'));
  if (missing.length > 0) throw new SandboxError(`This host cannot run the judge:\n${describeFindings(missing)}`);
}

/** Reasons an operator can do something about need no stack. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof SandboxError || error instanceof ServerRefusal)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  const reason = explain(error);
  process.stderr.write(`${reason}\n`);
  if (process.send === undefined) process.exit(1);
  process.send({ type: 'failed', reason }, () => process.exit(1));
});
