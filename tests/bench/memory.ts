import { readdir, readFile, writeFile } from 'node:fs/promises';

const mebibyte = 1024;

/** Resident memory of a process and all below it, in MB. Pages it shares with others count in full. */
export async function residentMb(pid: number): Promise<number> {
  const own = await kilobytes(`/proc/${pid}/smaps_rollup`, 'Rss');
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const below = await Promise.all(
    lists
      .flatMap((list) => list.split(' '))
      .filter(Boolean)
      .map((child) => residentMb(Number(child))),
  );
  return below.reduce((sum, part) => sum + part, own / mebibyte);
}

/** Begins a new peak of a process. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

/** Most resident memory of a process since its peak was forgotten, in MB. */
export async function peakMb(pid: number): Promise<number> {
  return (await kilobytes(`/proc/${pid}/status`, 'VmHWM')) / mebibyte;
}

async function kilobytes(file: string, field: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
}
