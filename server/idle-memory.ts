import { performance } from 'node:perf_hooks';

/** Share of the time between two looks in which the event loop may work for the process to count as idle. */
const idleUtilization = 0.2;
/** What a collection, which stops the process for a tenth of a second, must be worth. */
const worthBytes = 24 * 1024 * 1024;

/**
 * Collects the heap when a rush is over: V8 collects while memory is being allocated, so an idle process would keep all
 * that the rush has left. What was still in use then is looked at again. Needs `--expose-gc`; without it nothing
 * happens.
 *
 * @returns what ends it.
 */
export function collectWhenIdle({ everyMs = 10_000, collect = collector() } = {}): () => void {
  if (collect === null) return () => {};
  const againMs = 6 * everyMs;
  let last = performance.eventLoopUtilization();
  let [restingBytes, lowestBytes, collectedAt] = [0, Infinity, 0];
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    const isGrown = heapBytes() >= restingBytes + worthBytes;
    const isStillHigh = restingBytes >= lowestBytes + worthBytes && performance.now() - collectedAt >= againMs;
    if (utilization > idleUtilization || !(isGrown || isStillHigh)) return;
    collect();
    restingBytes = heapBytes();
    lowestBytes = Math.min(lowestBytes, restingBytes);
    collectedAt = performance.now();
  }, everyMs).unref();
  return () => clearInterval(timer);
}

function collector(): (() => void) | null {
  const { gc } = globalThis;
  return gc === undefined ? null : () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Bytes the heap has taken from the system. */
function heapBytes(): number {
  return process.memoryUsage().heapTotal;
}
