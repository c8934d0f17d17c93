/*
 * How this works
 *
 * The clock of the browser may be wrong by hours. So the server's is read once: what it said, and by the browser's
 * monotonic clock (`performance.now()`) when we asked and when the answer came. The moment it was said lies between the
 * two; the middle is wrong by half the round trip at most, so of several readings the one with the shortest counts.
 * From then on time is counted by the monotonic clock, which nobody sets. It may stand still while a machine sleeps:
 * then it and the wall clock have drifted apart, and the server is asked again.
 */

/** The server's clock, read once. */
export interface ClockReading {
  /** What it said, in ms since the epoch. */
  readonly serverMs: number;
  /** When it was asked and when the answer came, by the monotonic clock. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** Clocks of the browser, in ms; tests bring their own. */
export interface LocalClocks {
  readonly monotonic: () => number;
  readonly wall: () => number;
}

export interface ServerClock {
  /** The time of the server, in ms since the epoch; the browser's own until it was read. */
  readonly now: () => number;
  readonly note: (reading: ClockReading) => void;
  /** Must the server be asked (again)? */
  readonly isStale: () => boolean;
  /** Was it read at all? */
  readonly isKnown: () => boolean;
  /** Was a reading slow enough that another one may be better? */
  readonly isVague: () => boolean;
}

/** The clocks drift apart by more than this only when the machine slept or somebody set the wall clock, in ms. */
const maxDriftMs = 500;
/** A round trip longer than this says little about the moment in between, in ms. */
const longTripMs = 400;

/** A clock that goes as the server's. */
export function createServerClock({ monotonic, wall }: LocalClocks): ServerClock {
  let best: { readonly offset: number; readonly tripMs: number; readonly drift: number } | null = null;
  const drift = () => wall() - monotonic();
  const isStale = () => best === null || Math.abs(drift() - best.drift) > maxDriftMs;
  return {
    now: () => (best === null ? wall() : monotonic() + best.offset),
    note({ serverMs, askedAt, answeredAt }) {
      const tripMs = answeredAt - askedAt;
      if (best === null || isStale() || tripMs < best.tripMs)
        best = { offset: serverMs - (askedAt + answeredAt) / 2, tripMs, drift: drift() };
    },
    isStale,
    isKnown: () => best !== null,
    isVague: () => best === null || best.tripMs > longTripMs,
  };
}
