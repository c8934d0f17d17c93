import { expect, test } from 'vitest';
import { cgroupControllers, processorTimes, stealShare, swapBytes } from './host-readings.ts';
import { type HostReadings, assessSteadiness } from './steadiness.ts';

/** A quiet machine of its own, all set for steady times. */
const steady: HostReadings = {
  processors: 8,
  slots: 4,
  governors: ['performance', 'performance'],
  isTurboOn: false,
  isSmtOn: false,
  hugePages: 'always [madvise] never',
  addressRandomisation: 0,
  swapBytes: 0,
  loadAverage: 0.1,
  isVirtual: false,
  stealShare: null,
  cgroupControllers: ['memory', 'pids'],
  freeMemoryBytes: 8 * 1024 ** 3,
};

function unsteady(readings: Partial<HostReadings>): string[] {
  return assessSteadiness({ ...steady, ...readings }).flatMap(({ topic, state }) =>
    state === 'unsteady' ? [topic] : [],
  );
}

test('on a quiet machine that is all set nothing is unsteady and nothing is to do', () => {
  const findings = assessSteadiness(steady);
  expect(findings.map(({ state }) => state)).toEqual(findings.map(() => 'steady'));
  expect(findings.filter(({ fix }) => fix !== null)).toEqual([]);
});

const causes: readonly [topic: string, readings: Partial<HostReadings>][] = [
  ['frequency governor', { governors: ['performance', 'powersave'] }],
  ['turbo', { isTurboOn: true }],
  ['transparent huge pages', { hugePages: '[always] madvise never' }],
  ['address randomisation', { addressRandomisation: 2 }],
  ['swap', { swapBytes: 1024 ** 3 }],
  ['other load', { loadAverage: 3 }],
  ['virtual machine', { isVirtual: true, stealShare: 0.2 }],
  ['slots', { slots: 8 }],
];

test.each(causes)('%s is named when it is what makes times unsteady, with the way to change it', (topic, readings) => {
  expect(unsteady(readings)).toEqual([topic]);
  expect(assessSteadiness({ ...steady, ...readings }).find((one) => one.topic === topic)?.fix).toMatch(/.{20}/);
});

test('shared cores matter only when more slots judge than there are cores', () => {
  expect(unsteady({ isSmtOn: true, slots: 4 })).toEqual([]);
  expect(unsteady({ isSmtOn: true, slots: 5 })).toEqual(['SMT']);
});

test('a virtual machine whose host takes no time is steady', () => {
  expect(unsteady({ isVirtual: true, stealShare: 0.001 })).toEqual([]);
});

test('what a machine does not tell is neither good nor bad', () => {
  const findings = assessSteadiness({
    ...steady,
    governors: null,
    isTurboOn: null,
    isSmtOn: null,
    hugePages: null,
    addressRandomisation: null,
    swapBytes: null,
    isVirtual: true,
  });
  expect(findings.filter(({ state }) => state === 'unknown').map(({ topic }) => topic)).toEqual([
    'virtual machine',
    'frequency governor',
    'turbo',
    'SMT',
    'transparent huge pages',
    'swap',
    'address randomisation',
  ]);
});

test('steal time is the share of all time between two looks', () => {
  const before = processorTimes('cpu  100 0 50 800 0 0 0 10 0 0\ncpu0 1 2 3\n');
  const after = processorTimes('cpu  150 0 60 830 0 0 0 20 0 0\n');
  expect(stealShare(before, after)).toBe(0.1);
  expect(stealShare(before, before)).toBeNull();
  expect(stealShare(processorTimes('cpu 1 2 3'), processorTimes('cpu 2 3 4'))).toBeNull();
});

test('swap areas add up', () => {
  expect(swapBytes('Filename\tType\tSize\tUsed\tPriority\n/dev/sda2 partition 1000 0 -2\n/swap file 24 0 -3\n')).toBe(
    1024 ** 2,
  );
  expect(swapBytes('Filename\tType\tSize\tUsed\tPriority\n')).toBe(0);
  expect(swapBytes(null)).toBeNull();
});

test('controllers are those of v2, else those that the table of v1 has on', () => {
  expect(cgroupControllers('cpu memory pids\n', null)).toEqual(['cpu', 'memory', 'pids']);
  expect(
    cgroupControllers(
      null,
      '#subsys_name\thierarchy\tnum_cgroups\tenabled\ncpu\t2\t1\t1\nmemory\t5\t40\t0\npids\t9\t3\t1\n',
    ),
  ).toEqual(['cpu', 'pids']);
});
