import { glob, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Sandbox } from '@verdict/judge/sandbox/sandbox.types.ts';

/** What a sandbox would leave on the host if it left anything. */

/** The uid of the slot's programs: the owner of what they may write. */
export async function uidOf(sandbox: Sandbox): Promise<number> {
  const name = `owner-${performance.now()}`;
  const { uid } = await stat(await sandbox.folder.makeWritable(name));
  await sandbox.folder.removeWritable(name);
  return uid;
}

/** Ids of the processes of a user, in any namespace. */
export async function processesOf(uid: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const owners = await Promise.all(names.map((name) => stat(join('/proc', name)).catch(() => null)));
  return names.flatMap((name, index) => (owners[index]?.uid === uid ? [Number(name)] : []));
}

/** Children of a process, such as the helper of a judge, and theirs. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const lists = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = lists.split(' ').filter(Boolean).map(Number);
  const below = await Promise.all(children.map(descendantsOf));
  return [...children, ...below.flat()];
}

/** A process that has ended but was not yet asked for by its parent (state Z) is not alive. */
export async function isAlive(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return line !== null && !line.slice(line.lastIndexOf(')')).startsWith(') Z');
}

/** Of judges at work beside the tests, or left in the group of a container that was killed as a whole. */
const groupsBefore: ReadonlySet<string> = new Set(await allGroups());

/** Paths of the sandbox's cgroups the tests made, wherever they are; of one index (uid minus the first) or all. */
export async function cgroupsOf(index?: number): Promise<string[]> {
  const wanted = index === undefined ? 'verdict-sandbox-' : `verdict-sandbox-${index}-`;
  return (await allGroups()).filter((path) => basename(path).startsWith(wanted) && !groupsBefore.has(path));
}

async function allGroups(): Promise<string[]> {
  // `glob` goes on where a folder of another judge on this machine vanishes under it.
  const found: string[] = [];
  for await (const path of glob('/sys/fs/cgroup/**/verdict-sandbox-*')) found.push(path);
  return found;
}

/** Mounts of the sandbox that the host sees. */
export async function visibleMounts(): Promise<string[]> {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8');
  return mounts.split('\n').filter((line) => line.includes('verdict'));
}

/** The first uid of the sandbox (helper/world.h). */
export const firstUid = 1_879_060_000;
