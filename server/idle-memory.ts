import { performance } from 'node:perf_hooks';

/** Share of the time between two looks in which the event loop may work for the process to count as idle. */
const idleUtilization = 0.2;
/** Growth worth a collection, which stops the process for a tenth of a second. */
const worthBytes = 24 * 1024 * 1024;

/**
 * Collects the heap when a rush is over: V8 collects while memory is being allocated, so an idle process would keep all
 * that the rush has left. Needs `--expose-gc`; without it nothing happens.
 * @returns what ends it.
 */
export function collectWhenIdle({ everyMs = 10_000, collect = collector() } = {}): () => void {
  if (collect === null) return () => {};
  let last = performance.eventLoopUtilization();
  let restingBytes = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > idleUtilization || heapBytes() < restingBytes + worthBytes) return;
    collect();
    restingBytes = heapBytes();
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
