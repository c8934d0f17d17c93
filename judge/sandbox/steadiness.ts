/**
 * What of a host makes the same program take different times, from readings of it. Pure. Nothing here keeps a judge
 * from working.
 */

/** What was read of the host; null where this machine does not tell. */
export interface HostReadings {
  /** Processors the judge may use. */
  readonly processors: number;
  readonly slots: number;
  /** Frequency governor of each processor. */
  readonly governors: readonly string[] | null;
  readonly isTurboOn: boolean | null;
  /** Two threads share a core. */
  readonly isSmtOn: boolean | null;
  /** As in /sys/kernel/mm/transparent_hugepage/enabled: the one in force in brackets. */
  readonly hugePages: string | null;
  /** kernel.randomize_va_space */
  readonly addressRandomisation: number | null;
  readonly swapBytes: number | null;
  /** Processes running or ready to run, mean of the last minute. */
  readonly loadAverage: number;
  readonly isVirtual: boolean;
  /** Share of the time in which this machine wanted a processor and its host gave none, 0 to 1. */
  readonly stealShare: number | null;
  readonly cgroupControllers: readonly string[];
  readonly freeMemoryBytes: number;
}

/** One source of unsteady times. */
export interface SteadinessFinding {
  readonly topic: string;
  readonly state: 'steady' | 'unsteady' | 'unknown';
  /** What was found, one sentence or less. */
  readonly detail: string;
  /** How to change it, and what that costs; null when there is nothing to do. */
  readonly fix: string | null;
}

/** Load above which something else is at work. */
const quietLoad = 0.5;
const maxStealShare = 0.005;

/** Every source, in the order of what usually matters most. */
export function assessSteadiness(readings: HostReadings): SteadinessFinding[] {
  return [
    load(readings),
    steal(readings),
    slots(readings),
    governor(readings),
    turbo(readings),
    smt(readings),
    hugePages(readings),
    swap(readings),
    aslr(readings),
  ];
}

function load({ loadAverage }: HostReadings): SteadinessFinding {
  const detail = `${loadAverage.toFixed(2)} processes at work on average in the last minute`;
  return finding(
    'other load',
    loadAverage < quietLoad,
    detail,
    'Stop what else runs here, or give the judge a machine of its own; fewer JUDGE_SLOTS help too.',
  );
}

function steal({ isVirtual, stealShare }: HostReadings): SteadinessFinding {
  if (!isVirtual) return finding('virtual machine', true, 'real processors', null);
  if (stealShare === null) return unknown('virtual machine', 'virtual processors, and steal time is not told');
  const detail = `virtual processors, ${(100 * stealShare).toFixed(1)} % of the time taken by the host just now`;
  return finding(
    'virtual machine',
    stealShare <= maxStealShare,
    detail,
    'Take a machine with dedicated processors; on your own host, pin the virtual processors and do not ' +
      'give out more than there are.',
  );
}

function slots({ processors, slots: count }: HostReadings): SteadinessFinding {
  const detail = `${count} of ${processors} processors judge`;
  return finding(
    'slots',
    count < processors,
    detail,
    `Leave a processor for the judge itself and the system: JUDGE_SLOTS=${Math.max(1, processors - 1)}.`,
  );
}

function governor({ governors }: HostReadings): SteadinessFinding {
  if (governors === null || governors.length === 0)
    return unknown('frequency governor', 'not told (usual in virtual machines)');
  const kinds = [...new Set(governors)];
  const isSteady = kinds.every((kind) => kind === 'performance');
  return finding(
    'frequency governor',
    isSteady,
    kinds.join(', '),
    'echo performance | tee /sys/devices/system/cpu/cpu*/cpufreq/scaling_governor   ' +
      '(until the next boot; takes more power)',
  );
}

function turbo({ isTurboOn }: HostReadings): SteadinessFinding {
  if (isTurboOn === null) return unknown('turbo', 'not told (usual in virtual machines)');
  const fix =
    'echo 1 > /sys/devices/system/cpu/intel_pstate/no_turbo, or echo 0 > /sys/devices/system/cpu/cpufreq/boost   ' +
    '(slower, but the same whether one slot is busy or all)';
  return finding('turbo', !isTurboOn, isTurboOn ? 'on' : 'off', fix);
}

function smt({ isSmtOn, slots: count, processors }: HostReadings): SteadinessFinding {
  if (isSmtOn === null) return unknown('SMT', 'not told');
  const isShared = isSmtOn && count > processors / 2;
  const detail = isSmtOn ? `on: two processors share a core, and ${count} of ${processors} judge` : 'off';
  return finding(
    'SMT',
    !isShared,
    detail,
    `echo off > /sys/devices/system/cpu/smt/control, or JUDGE_SLOTS=${Math.max(1, Math.floor(processors / 2))} at most`,
  );
}

function hugePages({ hugePages: setting }: HostReadings): SteadinessFinding {
  if (setting === null) return unknown('transparent huge pages', 'not told');
  const inForce = /\[(\w+)\]/.exec(setting)?.[1] ?? setting;
  return finding(
    'transparent huge pages',
    inForce !== 'always',
    inForce,
    'echo madvise > /sys/kernel/mm/transparent_hugepage/enabled   ' +
      '(memory then is told by the page, not in steps of 2 MiB)',
  );
}

function swap({ swapBytes }: HostReadings): SteadinessFinding {
  if (swapBytes === null) return unknown('swap', 'not told');
  return finding(
    'swap',
    swapBytes === 0,
    swapBytes === 0 ? 'none' : `${Math.round(swapBytes / 1024 ** 2)} MiB`,
    'swapoff -a   (programs get none where cgroups count it, but the judge and compilers may wait for the disk)',
  );
}

function aslr({ addressRandomisation }: HostReadings): SteadinessFinding {
  if (addressRandomisation === null) return unknown('address randomisation', 'not told');
  const isOff = addressRandomisation === 0;
  const fix =
    'sysctl -w kernel.randomize_va_space=0   ' +
    '(a per cent or two, and only where nothing else runs: it protects every other program)';
  return finding('address randomisation', isOff, isOff ? 'off' : 'on', fix);
}

function finding(topic: string, isSteady: boolean, detail: string, fix: string | null): SteadinessFinding {
  return { topic, state: isSteady ? 'steady' : 'unsteady', detail, fix: isSteady ? null : fix };
}

function unknown(topic: string, detail: string): SteadinessFinding {
  return { topic, state: 'unknown', detail, fix: null };
}
