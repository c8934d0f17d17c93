import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { formatReport, type ReportLine, type ReportSection } from './check-report.ts';
import { languages, detectLanguages } from './languages/languages.ts';
import { machineToolSearch } from './languages/tool-search.ts';
import { missingCapabilities } from './sandbox/capabilities.ts';
import { checkHost } from './sandbox/host-check.ts';
import { readHost } from './sandbox/host-readings.ts';
import { assessSteadiness } from './sandbox/steadiness.ts';

/*
 * Says what this machine offers a judge, what is missing, and what makes its times unsteady, each with what to do about
 * it. Needs neither a site nor a token. Exit code 0 when programs can be judged here.
 */

const settings = z
  .object({
    JUDGE_DATA: z.string().default(join(import.meta.dirname, '../data/judge')),
    JUDGE_SLOTS: z.coerce.number().default(Math.max(1, availableParallelism() - 1)),
    JUDGE_ALLOW_WEAK_SANDBOX: z.string().default('0'),
  })
  .parse(process.env);

const gibibyte = 1024 ** 3;
/** Below it compiles and test data soon find no room. */
const leastFreeDiskBytes = 2 * gibibyte;
/** A slot's folder in memory, and a compiler. */
const leastFreeMemoryBytesPerSlot = gibibyte;

async function sandboxSection(controllers: readonly string[]): Promise<ReportSection> {
  const isWeakAllowed = settings.JUDGE_ALLOW_WEAK_SANDBOX === '1';
  const findings = (await checkHost()).map(({ name, ok, detail, fix }): ReportLine => {
    if (!ok && name === 'cgroup' && isWeakAllowed)
      return { state: 'warn', topic: name, detail: `${detail}; weak limits are allowed`, fix };
    return { state: ok ? 'ok' : 'missing', topic: name, detail, fix };
  });
  const lacking = missingCapabilities(readFileSync('/proc/self/status', 'utf8'));
  return {
    title: 'The sandbox',
    lines: [
      ...findings,
      {
        state: 'ok',
        topic: 'controllers',
        detail: controllers.length === 0 ? 'none' : controllers.join(' '),
        fix: null,
      },
      lacking.length === 0
        ? { state: 'ok', topic: 'capabilities', detail: 'all that are needed', fix: null }
        : {
            state: 'warn',
            topic: 'capabilities',
            detail: `without ${lacking.join(', ')}`,
            fix: 'Start the judge as root; in a container with --privileged, or with these capabilities added.',
          },
    ],
  };
}

async function languageSection(): Promise<ReportSection> {
  const found = await detectLanguages(machineToolSearch(process.env));
  const lines = languages.map((language): ReportLine => {
    const version = found.get(language.key)?.toolchain.version;
    if (version !== undefined) return { state: 'ok', topic: language.key, detail: version, fix: null };
    const fix =
      'advice' in language.installation ? language.installation.advice : `npm run judge -- install ${language.key}`;
    return { state: 'absent', topic: language.key, detail: `no ${language.name}`, fix };
  });
  const none: ReportLine = {
    state: 'missing',
    topic: 'compilers',
    detail: 'no language is offered',
    fix: 'npm run judge -- install c cpp python3',
  };
  return { title: 'Languages', lines: found.size === 0 ? [none, ...lines] : lines };
}

function spaceSection(freeMemoryBytes: number): ReportSection {
  const { bavail, bsize } = statfsSync(nearestFolder(settings.JUDGE_DATA));
  const line = (topic: string, free: number, least: number, fix: string): ReportLine => {
    const isEnough = free >= least;
    return {
      state: isEnough ? 'ok' : 'warn',
      topic,
      detail: `${(free / gibibyte).toFixed(1)} GiB free`,
      fix: isEnough ? null : fix,
    };
  };
  const wanted = settings.JUDGE_SLOTS * leastFreeMemoryBytesPerSlot;
  return {
    title: 'Space',
    lines: [
      line(
        'disk',
        bavail * bsize,
        leastFreeDiskBytes,
        `Make room where ${settings.JUDGE_DATA} lies, put VERDICT_DATA elsewhere, or lower JUDGE_CACHE_BYTES.`,
      ),
      line(
        'memory',
        freeMemoryBytes,
        wanted,
        `${settings.JUDGE_SLOTS} slots want ${(wanted / gibibyte).toFixed(0)} GiB and what the problems allow: ` +
          'lower JUDGE_SLOTS, or add memory.',
      ),
    ],
  };
}

/** The data folder is made at the first start; where it will lie is there already. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

const host = await readHost(settings.JUDGE_SLOTS);
const steadiness: ReportSection = {
  title: 'Steady times',
  lines: assessSteadiness(host).map(({ state, ...rest }) => ({
    ...rest,
    state: state === 'steady' ? 'ok' : state === 'unsteady' ? 'warn' : 'unknown',
  })),
};
const { text, canJudge } = formatReport([
  await sandboxSection(host.cgroupControllers),
  await languageSection(),
  spaceSection(host.freeMemoryBytes),
  steadiness,
]);
process.stdout.write(text);
process.exitCode = canJudge ? 0 : 1;
