import { readInteger } from '../../../../lib/address/read-address.ts';

/** How a scroll board is asked for, as its address says it (specification, section 2). */
export interface CeremonyWish {
  /** Null: the address names no contest. */
  readonly contestId: number | null;
  /** Without rows that are not ranked. */
  readonly removesStars: boolean;
  /** Last ranks that win gold, silver and bronze; null: the awards are those of the contest. */
  readonly medals: readonly number[] | null;
}

/** Medals of a scroll board. */
export const medalCount = 3;

/** Reads an address; what makes no sense in it is passed over. */
export function readCeremonyAddress(params: URLSearchParams): CeremonyWish {
  const medals = params
    .getAll('medals')
    .flatMap((text) => text.split(','))
    .map(readInteger);
  const isWhole = (medal: number | null): medal is number => medal !== null && medal >= 0;
  return {
    contestId: readInteger(params.get('cid')),
    removesStars: params.get('removeStar') === 'true',
    medals: medals.length === medalCount && medals.every(isWhole) ? medals : null,
  };
}

/** The address of a scroll board. */
export function ceremonyAddress({
  contestId,
  removesStars,
  medals,
}: CeremonyWish & { readonly contestId: number }): string {
  const params = new URLSearchParams({ cid: String(contestId), removeStar: String(removesStars) });
  for (const medal of medals ?? []) params.append('medals', String(medal));
  return `/scrollBoard?${params.toString()}`;
}

/** Last ranks of medals by how many there are of each, and back. */
export const lastRanks = (counts: readonly number[]): number[] =>
  counts.map((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0));
export const medalCounts = (ranks: readonly number[]): number[] =>
  ranks.map((rank, index) => Math.max(0, rank - (ranks[index - 1] ?? 0)));
