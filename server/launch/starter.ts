import { readFileSync } from 'node:fs';
import { identifyProcess, isSameProcessRunning, type ProcessIdentity } from './process-identity.ts';

/** How often we look whether npm is still there. */
const lookEveryMs = 500;

/**
 * Calls `onGone` when the process that started us was killed without a word: the first step of the launcher (it holds a
 * channel to us), or npm (it does not, so we look). Otherwise `kill -9` of the command somebody typed would leave a
 * site behind that nobody sees.
 */
export function watchStarter(onGone: () => void): void {
  if (process.connected) {
    process.once('disconnect', onGone);
    process.channel?.unref();
  }
  const npm = findNpm();
  if (npm === null) return;
  const timer = setInterval(() => {
    if (isSameProcessRunning(npm)) return;
    clearInterval(timer);
    onGone();
  }, lookEveryMs);
  timer.unref();
}

/** The npm that runs us, if any, among our ancestors: there may be a shell and the launcher's first step in between. */
function findNpm(): ProcessIdentity | null {
  if (process.env['npm_lifecycle_event'] === undefined) return null;
  let pid = process.ppid;
  for (let step = 0; step < 4 && pid > 1; step += 1) {
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('npm')) return identifyProcess(pid);
      pid = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return null;
    }
  }
  return null;
}
