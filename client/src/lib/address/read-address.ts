/** The last page the server turns to. */
const maxPage = 1_000_000;

/** A page number from the address: at least 1, whatever stands there. */
export function readPage(params: URLSearchParams): number {
  return Math.min(maxPage, Math.max(1, readInteger(params.get('currentPage')) ?? 1));
}

/** Page sizes a user can choose (specification, section 9). */
export const pageSizes = [10, 15, 30, 50, 100] as const;

/** A page size from the address, if it is one of the choices. */
export function readLimit(params: URLSearchParams, fallback: number): number {
  const limit = readInteger(params.get('limit'));
  return pageSizes.find((size) => size === limit) ?? fallback;
}

/** Most tags the server narrows a list by. */
const maxTags = 20;
/** Ids are whole numbers of 32 bits. */
const maxId = 2 ** 31 - 1;

/** Tag ids from the address: a JSON list; anything else is an empty list. */
export function readTagIds(params: URLSearchParams): readonly number[] {
  try {
    const value: unknown = JSON.parse(params.get('tagId') ?? '[]');
    if (!Array.isArray(value)) return [];
    const ids = value.filter(
      (id): id is number => typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= maxId,
    );
    return [...new Set(ids)].slice(0, maxTags);
  } catch {
    return [];
  }
}

/** An integer, or null if it is none. */
export function readInteger(text: string | null): number | null {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/**
 * The address with some of its values changed; null and empty ones are left out. The page starts over unless it is what
 * changed.
 */
export function changeAddress(
  params: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('currentPage' in change)) next.delete('currentPage');
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  return next;
}
