import { readFile } from 'node:fs/promises';

/** Kernel ticks in a second, as all Linux systems of today count. */
const ticksPerSecond = 100;

/** Processor time a process has used so far, in milliseconds, steps of ten. */
export async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold blanks; what counts comes after its bracket: utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}
