import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism, hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { detectLanguages, offeredLanguages, type FoundLanguages } from '../languages/languages.ts';
import { machineToolSearch } from '../languages/tool-search.ts';
import judgePackage from '../package.json' with { type: 'json' };
import type { NodeMode } from '../protocol/node.ts';
import { CompileCache } from '../run/compile-cache.ts';
import { Preparations } from '../run/preparations.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.types.ts';
import type { JudgeSettings } from '../settings.ts';
import { persistently } from './backoff.ts';
import { FileCache } from './file-cache.ts';
import { MachineLoad } from './machine-load.ts';
import { RunningTasks } from './running-tasks.ts';
import { ServerClient, ServerRefusal, ServerUnavailable, unauthenticated } from './server-client.ts';
import { SlotSandbox } from './slot-sandbox.ts';
import { runSlot } from './slot.ts';

/** The first seconds are for those who wait: server and database start on the same machine, and have submissions. */
const preparationDelayMs = 15_000;

/**
 * How a judge process lives: it opens its slots (a sandbox each), registers under a number made for this life, and then
 * each slot claims, judges and reports by itself. One heartbeat keeps all leases. When the server forgets this life (it
 * lost its database, or an admin made it), the judge registers the same life again. A stop lets the tasks under way
 * finish for a while and gives the rest back.
 *
 * Admins steer a judge through the answers to its heartbeat. Paused, it goes on waiting and is given nothing. Drained,
 * it finishes what it holds and ends; started again it ends at once, until an admin resumes it. Revoked, its token is
 * refused and it ends.
 */

/** Why the life of a judge ends by the site's will. */
export interface NodeEnd {
  /** For people, with what to do. */
  readonly reason: string;
  /** True: the token is refused. False: an admin drained the judge. */
  readonly isRefused: boolean;
}

const drained: NodeEnd = {
  reason:
    'An admin has drained this judge: its tasks are finished. ' +
    'Resume it on the site (Management, Judge), then start it again.',
  isRefused: false,
};

function refusedBy(url: string): NodeEnd {
  return {
    reason:
      `The site at ${url} refuses this judge's token: it is wrong or revoked. ` +
      'Create a new judge under Management, Judge, and use its token.',
    isRefused: true,
  };
}

export class JudgeNode {
  readonly #settings: JudgeSettings;
  readonly #logger: Logger;
  readonly #server: ServerClient;
  readonly #machine: MachineLoad;
  readonly #incarnation = randomBytes(16).toString('hex');
  readonly #stopping = new AbortController();
  readonly #ended = new AbortController();
  readonly #running: RunningTasks;
  readonly #sandboxes: SlotSandbox[] = [];
  #languages: FoundLanguages = new Map();
  #preparations: Preparations | null = null;
  #preparing: NodeJS.Timeout | undefined;
  #files: FileCache | null = null;
  #slots: Promise<unknown> = Promise.resolve();
  #registering: Promise<void> | null = null;
  readonly #end = Promise.withResolvers<NodeEnd>();

  constructor(settings: JudgeSettings, logger: Logger) {
    this.#settings = settings;
    this.#logger = logger;
    this.#machine = new MachineLoad(settings.JUDGE_DATA);
    this.#server = new ServerClient(settings.VERDICT_URL, settings.token);
    this.#running = new RunningTasks({
      server: this.#server,
      incarnation: this.#incarnation,
      logger,
      measure: async () => ({ ...(await this.#machine.read()), cacheBytes: this.#files?.sizeBytes ?? 0 }),
      onUnknownIncarnation: () =>
        void this.#registerAnew().catch((error: unknown) => this.#logger.error({ err: error }, 'cannot register')),
      onMode: (mode) => this.#follow(mode),
      onRefused: () => this.#end.resolve(refusedBy(settings.VERDICT_URL)),
    });
  }

  /**
   * Resolves when the judge is registered and its slots wait for work.
   *
   * @throws SandboxError when this host cannot run a sandbox; ServerRefusal when the token is not accepted.
   */
  async start(): Promise<void> {
    const settings = this.#settings;
    const logger = this.#logger;
    const [languages, files, programs] = await Promise.all([
      detectLanguages(machineToolSearch({ ...process.env, JUDGE_PYTHON2: settings.JUDGE_PYTHON2 })),
      FileCache.open({
        folder: join(settings.JUDGE_DATA, 'files'),
        maxBytes: settings.JUDGE_CACHE_BYTES,
        download: (sha256) => this.#server.file(sha256),
      }),
      CompileCache.open(join(settings.JUDGE_DATA, 'programs')),
      this.#openSandboxes(),
    ]);
    this.#languages = languages;
    this.#files = files;
    await this.#registerAnew();
    this.#running.start();
    this.#slots = Promise.all(
      this.#sandboxes.map((sandbox, slot) =>
        runSlot({
          server: this.#server,
          running: this.#running,
          incarnation: this.#incarnation,
          sandbox,
          tools: { languages, files, programs },
          logger: logger.child({ slot }),
          stopping: this.#stopping.signal,
          ended: this.#ended.signal,
          registerAnew: () => this.#registerAnew(),
        }),
      ),
    );
    this.#preparations = new Preparations({
      folder: join(settings.JUDGE_DATA, 'prepared'),
      languages,
      logger,
      openSandbox: () => this.#openSpareSandbox(),
    });
    this.#preparing = setTimeout(() => this.#preparations?.start(), preparationDelayMs);
    logger.info({ slots: this.#sandboxes.length, languages: [...languages.keys()] }, 'waiting for work');
  }

  /**
   * Resolves when the site wants this judge to end; then it is to be stopped, and the tasks it holds given their time.
   */
  get wantedEnd(): Promise<NodeEnd> {
    return this.#end.promise;
  }

  /** Does what the site wants. The server gives a judge that is not active nothing, so a pause needs nothing here. */
  #follow(mode: NodeMode): void {
    if (mode !== 'draining' || this.#stopping.signal.aborted) return;
    this.#logger.info('drained by an admin: finishing what is under way');
    this.#stopping.abort(new Error('the judge is drained'));
    void this.#slots.then(
      () => this.#end.resolve(drained),
      () => this.#end.resolve(drained),
    );
  }

  /**
   * Claims nothing more, lets the tasks under way finish for `graceMs`, then gives them back, and closes the slots. May
   * be called twice.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort(new Error('the judge is stopping'));
    const hurry = setTimeout(() => {
      this.#running.abortAll(new Error('the judge was stopped'));
      this.#files?.giveUp();
      this.#ended.abort(new Error('the judge was stopped'));
    }, graceMs);
    await this.#slots.catch((error: unknown) => this.#logger.error({ err: error }, 'a slot failed'));
    clearTimeout(hurry);
    clearTimeout(this.#preparing);
    this.#running.stop();
    await Promise.all([
      this.#files?.close(),
      this.#preparations?.stop(),
      ...this.#sandboxes.map((sandbox) => sandbox.close()),
    ]);
  }

  async #openSandboxes(): Promise<void> {
    const { JUDGE_SLOTS: count, JUDGE_ALLOW_WEAK_SANDBOX: allowWeak, JUDGE_ROOTFS: rootfs } = this.#settings;
    const processors = allowedProcessors();
    // The first processor is the busiest with everything else, so slots are laid out from the last.
    const own = count <= processors.length ? processors.toReversed().slice(0, count) : [];
    const spareCpus = processors.filter((cpu) => !own.includes(cpu));
    for (let slot = 0; slot < count; slot += 1) {
      const cpu = own[slot];
      const pin = cpu === undefined ? {} : { cpu, spareCpus };
      this.#sandboxes.push(
        await SlotSandbox.open({
          slot,
          allowWeak,
          logger: this.#logger,
          ...pin,
          ...(rootfs === undefined ? {} : { rootfs }),
        }),
      );
    }
  }

  /** For work that is no submission's: beside the slots' processors where there is one. */
  #openSpareSandbox(): Promise<Sandbox> {
    const { JUDGE_SLOTS: count, JUDGE_ALLOW_WEAK_SANDBOX: allowWeak, JUDGE_ROOTFS: rootfs } = this.#settings;
    const [first, ...others] = allowedProcessors();
    const pin = first === undefined || others.length < count ? {} : { cpu: first };
    return createSandbox({
      slot: count,
      allowWeak,
      logger: this.#logger,
      ...pin,
      ...(rootfs === undefined ? {} : { rootfs }),
    });
  }

  /** Several callers share one registration. Waits for a server that is away. */
  #registerAnew(): Promise<void> {
    this.#registering ??= this.#register().finally(() => {
      this.#registering = null;
    });
    return this.#registering;
  }

  async #register(): Promise<void> {
    const register = () =>
      this.#server.register({
        incarnation: this.#incarnation,
        slots: this.#sandboxes.length,
        isWeakSandbox: this.#sandboxes.some((sandbox) => sandbox.current.isWeak),
        hostname: hostname(),
        version: judgePackage.version,
        languages: offeredLanguages(this.#languages),
      });
    try {
      const node = await persistently(register, {
        signal: this.#stopping.signal,
        isWorthRepeating: (error) => error instanceof ServerUnavailable,
        onRetry: (error) =>
          this.#logger.warn({ reason: error instanceof Error ? error.message : error }, 'the server is away'),
      });
      this.#logger.info({ node: node.name, mode: node.mode }, 'registered');
      this.#follow(node.mode);
    } catch (error) {
      if (!(error instanceof ServerRefusal) || error.code !== unauthenticated) throw error;
      const refused = refusedBy(this.#settings.VERDICT_URL);
      this.#end.resolve(refused);
      throw new ServerRefusal(refused.reason, unauthenticated);
    }
  }
}

/** Numbers of the processors this process may use. */
function allowedProcessors(): number[] {
  const list = /\nCpus_allowed_list:\t(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  if (list === undefined) return Array.from({ length: availableParallelism() }, (_, index) => index);
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
