import { setTimeout as sleep } from 'node:timers/promises';
import { AttackSite, type AttackReport } from './attack-site.ts';
import { attacks } from './attacks/index.ts';
import { listRequests } from './attacks/list-requests.ts';
import type { Experience } from './bystanders.ts';

/*
 * `node tests/attack/index.ts`, or with names of attacks for some of them: every attack in full size on a site of its
 * own on this machine, what others waited meanwhile, and the memory a minute later. Exit code 1 when something is over
 * its limit.
 */

const maxVisitorMs = 1_000;
const maxMemoryGrowth = 1.2;
const restMs = 60_000;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  const known = attacks.map(({ name }) => name).join(', ');
  throw new Error(`There is no attack "${unknown.join(' ')}". There are: ${known}.`);
}
const wanted = attacks.filter(({ name }) => names.length === 0 || names.includes(name));

const site = await AttackSite.start('full');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void site.stop().finally(() => process.exit(130)));
}
try {
  // The memory of a server that has worked: a fresh one only grows.
  await site.attack(listRequests);
  await sleep(restMs);
  const beforeMb = await site.memoryMb();
  console.log(`server memory at rest: ${beforeMb.toFixed(0)} MB`);
  for (const attack of wanted) tell(await site.attack(attack));
  await sleep(restMs);
  const afterMb = await site.memoryMb();
  const memory = `server memory a minute later: ${afterMb.toFixed(0)} MB, before ${beforeMb.toFixed(0)} MB`;
  say(afterMb <= beforeMb * maxMemoryGrowth, memory);
} finally {
  await site.stop();
}

function tell({ name, answers, weakness, visitor, submitter, memoryMb, peakMb }: AttackReport): void {
  console.log(
    `\n${name}: ${Object.entries(answers)
      .map(([what, count]) => `${count} x ${what}`)
      .join(', ')}`,
  );
  say(weakness === null, `defence: ${weakness ?? 'holds'}`);
  say(visitor.p99Ms < maxVisitorMs && visitor.failures.length === 0, `visitor: ${textOf(visitor)}`);
  say(submitter.failures.length === 0, `submitter: ${textOf(submitter)}`);
  const failures = new Set([...visitor.failures, ...submitter.failures]);
  for (const failure of [...failures].slice(0, 5)) console.log(`        ${failure}`);
  console.log(`        server memory ${memoryMb.toFixed(0)} MB, peak so far ${peakMb.toFixed(0)} MB`);
}

function say(isWell: boolean, text: string): void {
  console.log(`  ${isWell ? 'ok  ' : 'FAIL'}  ${text}`);
  if (!isWell) process.exitCode = 1;
}

function textOf({ p50Ms, p99Ms, failures, count }: Experience): string {
  return `p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${failures.length} of ${count} failed`;
}
