import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cgroupsOf, firstUid, visibleMounts } from '../judge/sandbox/traces.ts';
import { processesOf } from '../launch/launcher.ts';

/** More slots than this no machine of the tests has. */
const maxSlots = 10_000;

/**
 * What a site that has ended left on the machine: its processes, and processes, control groups and mounts of sandboxes
 * that no living judge owns (others may be at work beside us), and folders of its own.
 */
export async function leftOver(dataFolder: string): Promise<string[]> {
  const owned = await ownedSlots();
  const [processes, boxed, groups, mounts, halves] = await Promise.all([
    processesOf(dataFolder),
    boxedProcesses(owned),
    groupsOfSandboxes(owned),
    visibleMounts(),
    halfWrittenFiles(join(dataFolder, 'judge')),
  ]);
  return [
    ...processes.map((pid) => `process ${pid} of the site`),
    ...boxed.map((pid) => `process ${pid} in a sandbox`),
    ...groups.map((name) => `control group ${name}`),
    ...mounts
      .filter((line) => line.includes('verdict-sandbox') || line.includes(dataFolder))
      .map((line) => `mount ${line}`),
    ...halves.map((name) => `file ${name}`),
  ];
}

/** Numbers of the slots that a living helper has: each binds an abstract socket of its number. */
async function ownedSlots(): Promise<ReadonlySet<number>> {
  const sockets = await readFile('/proc/net/unix', 'utf8');
  return new Set([...sockets.matchAll(/@verdict-sandbox-(\d+)/g)].map(([, index]) => Number(index)));
}

async function boxedProcesses(owned: ReadonlySet<number>): Promise<string[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const owners = await Promise.all(names.map((name) => stat(join('/proc', name)).catch(() => null)));
  return names.filter((_name, index) => {
    const slot = (owners[index]?.uid ?? 0) - firstUid;
    return slot >= 0 && slot < maxSlots && !owned.has(slot);
  });
}

async function groupsOfSandboxes(owned: ReadonlySet<number>): Promise<string[]> {
  return (await cgroupsOf()).filter((path) => {
    const index = /\/verdict-sandbox-(\d+)-[^/]*$/.exec(path)?.[1];
    return index !== undefined && !owned.has(Number(index));
  });
}

/** Downloads and compiles that were interrupted. */
async function halfWrittenFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => /(^|\/)new-/.test(name));
}
