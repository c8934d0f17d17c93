import type { SharedFingerprint, TokenizedFile } from '@dodona/dolos-core';

/** A fingerprint's programs, by their places in rising order, and how often each has it. */
interface Held {
  readonly places: Uint32Array;
  readonly times: Uint32Array;
}

/** How much programs have in common. */
export interface Overlaps {
  /** Programs. */
  readonly count: number;
  /** Of each fingerprint, in the order they were given. */
  readonly held: readonly Held[];
  /** Fingerprints of a program. */
  sizeOf(place: number): number;
  /** By place, of each later program: fingerprints of both that are also in the other. The same array each time. */
  with(left: number): Uint32Array;
}

/** What is laid over each other. */
interface Laid {
  readonly files: readonly TokenizedFile[];
  readonly fingerprints: readonly SharedFingerprint[];
  /** Places of programs that are not looked at. */
  readonly leftOut: ReadonlySet<number>;
}

/** Who has which fingerprints. */
export function overlapsOf({ files, fingerprints, leftOut }: Laid): Overlaps {
  const placeOf = new Map(files.map((file, place) => [file, place]));
  const sizes = new Uint32Array(files.length);
  const own: { readonly of: Held; readonly at: number }[][] = files.map(() => []);
  const held = fingerprints.map((fingerprint) => {
    const holders = fingerprint
      .files()
      .map((file) => ({ place: placeOf.get(file) ?? 0, times: fingerprint.occurrencesOf(file).length }));
    const looked = holders.filter(({ place }) => !leftOut.has(place)).toSorted((a, b) => a.place - b.place);
    const of = {
      places: Uint32Array.from(looked, ({ place }) => place),
      times: Uint32Array.from(looked, ({ times }) => times),
    };
    looked.forEach(({ place, times }, at) => {
      sizes[place] = (sizes[place] ?? 0) + times;
      own[place]?.push({ of, at });
    });
    return of;
  });
  const overlaps = new Uint32Array(files.length);
  return {
    count: files.length,
    held,
    sizeOf: (place) => sizes[place] ?? 0,
    with: (left) => {
      overlaps.fill(0);
      for (const {
        of: { places, times },
        at,
      } of own[left] ?? []) {
        const mine = times[at] ?? 0;
        for (let next = at + 1; next < places.length; next += 1) {
          const right = places[next] ?? 0;
          overlaps[right] = (overlaps[right] ?? 0) + mine + (times[next] ?? 0);
        }
      }
      return overlaps;
    },
  };
}
