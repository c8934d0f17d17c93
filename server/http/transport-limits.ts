import { readFileSync } from 'node:fs';

/** How many connections a server takes, and how long it waits for what they send. */
export interface TransportLimits {
  /** Connections open at the same time, those of judges included. */
  readonly maxConnections: number;
  /** Connections of one client address (IPv6: of one /64). */
  readonly maxConnectionsPerAddress: number;
  /** The last ones of `maxConnections`, open to judges only. */
  readonly judgeConnections: number;
  /** Time for the headers of a request, from the first moment of the connection, in milliseconds. */
  readonly headersTimeoutMs: number;
  /** A body may fall this far behind `minBodyBytesPerSecond`, in milliseconds. */
  readonly bodyPatienceMs: number;
  readonly minBodyBytesPerSecond: number;
  /** A client that takes nothing of its answer for this long is disconnected, in milliseconds. */
  readonly readerTimeoutMs: number;
}

/** Connections one Node process serves well; each takes some 30 kB. */
const maxUsefulConnections = 20_000;
/** Kept for database, logs, sources and listeners, however many connections the settings ask for. */
const reservedDescriptors = 256;

/**
 * Limits that fit this process. By default half of its descriptors are for connections: the other half is for the files
 * they are sent, the database and everything else.
 */
export function transportLimits(
  wanted: Partial<TransportLimits> = {},
  descriptors = descriptorLimit(),
): TransportLimits {
  const fitting = Math.min(maxUsefulConnections, Math.floor(descriptors / 2));
  const maxConnections = Math.max(1, Math.min(wanted.maxConnections ?? fitting, descriptors - reservedDescriptors));
  return {
    maxConnections,
    maxConnectionsPerAddress: wanted.maxConnectionsPerAddress ?? Math.max(64, Math.floor(maxConnections / 4)),
    judgeConnections: wanted.judgeConnections ?? Math.floor(maxConnections / 16),
    headersTimeoutMs: wanted.headersTimeoutMs ?? 15_000,
    bodyPatienceMs: wanted.bodyPatienceMs ?? 20_000,
    minBodyBytesPerSecond: wanted.minBodyBytesPerSecond ?? 500,
    readerTimeoutMs: wanted.readerTimeoutMs ?? 60_000,
  };
}

/** Descriptors this process may open. Node raises its soft limit to the hard one when it starts. */
function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(soft ?? 1_024);
  } catch {
    return 1_024;
  }
}
