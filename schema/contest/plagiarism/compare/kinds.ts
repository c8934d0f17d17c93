import type { Overlaps } from './overlaps.ts';

/** So alike programs are of one kind: one of them was changed in a place or two. */
const sameKind = 0.85;

/**
 * Programs that are nearly the same, and those nearly the same as these, are of one kind: a program most of a contest
 * copied says no less for it, while what is in programs of many kinds does not tell who copied.
 *
 * @param fewestFingerprints programs with fewer are a kind of their own.
 * @returns by place, the place of the first of its kind.
 */
export function kindsOf(overlaps: Overlaps, fewestFingerprints: number): number[] {
  const { count } = overlaps;
  const parents = Array.from({ length: count }, (_, place) => place);
  const kindOf = (place: number): number => {
    let [kind, parent = place] = [place, parents[place]];
    while (parent !== kind) [kind, parent = kind] = [parent, parents[parent]];
    parents[place] = kind;
    return kind;
  };
  for (let left = 0; left < count; left += 1) {
    const size = overlaps.sizeOf(left);
    if (size < fewestFingerprints) continue;
    overlaps.with(left).forEach((overlap, right) => {
      if (overlap === 0 || overlap < sameKind * (size + overlaps.sizeOf(right))) return;
      const [one, other] = [kindOf(left), kindOf(right)];
      parents[Math.max(one, other)] = Math.min(one, other);
    });
  }
  return parents.map((_, place) => kindOf(place));
}
