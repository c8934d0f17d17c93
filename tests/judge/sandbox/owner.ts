import { existsSync } from 'node:fs';
import { createSandbox } from '@verdict/judge/sandbox/sandbox.ts';

/**
 * A judge of its own process, for tests that kill it: opens a sandbox, starts a run that would last a minute, says so
 * and waits. Given `once` it runs one short program instead and says how that ended and whether it still reaches its
 * folder.
 */
const isOnce = process.argv[2] === 'once';
const sandbox = await createSandbox({ slot: 700, allowWeak: isOnce });
const path = await sandbox.folder.makeWritable('loot');
const request = {
  argv: ['/bin/sh', '-c', isOnce ? 'exit 9' : 'trap "" TERM HUP INT; setsid sleep 60 & sleep 60 & wait'],
  env: { PATH: '/usr/bin:/bin' },
  mounts: [{ source: path, target: '/loot', writable: true }],
  stdin: { kind: 'null' },
  stdout: { kind: 'null' },
  stderr: { kind: 'null' },
  limits: {
    cpuMs: 60_000,
    wallMs: 60_000,
    memoryBytes: 64 * 1024 ** 2,
    stackBytes: null,
    outputBytes: 1024,
    stderrBytes: 1024,
    processes: 16,
    workBytes: 1024 ** 2,
    workFiles: 100,
  },
} as const;

if (isOnce) {
  const { end } = await sandbox.run({ ...request, argv: [...request.argv] });
  process.stdout.write(`${JSON.stringify({ path, isWeak: sandbox.isWeak, end, isReached: existsSync(path) })}\n`);
  await sandbox.close();
} else {
  const running = sandbox.run({ ...request, argv: [...request.argv] });
  setTimeout(() => process.stdout.write(`${JSON.stringify({ path })}\n`), 200);
  await running;
}
