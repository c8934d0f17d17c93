import { readdir, readFile } from 'node:fs/promises';

/** Processes below one, the nearest first. */
export async function descendants(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (let level = [pid]; level.length > 0; found.push(...level))
    level = (await Promise.all(level.map(childrenOf))).flat();
  return found;
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists
    .flatMap((list) => list.split(' '))
    .filter(Boolean)
    .map(Number);
}

/** Words of a process's command line; none when it is gone. */
export async function commandOf(pid: number): Promise<string[]> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
}

/** @returns false when there is no such process. */
export function signalNow(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
