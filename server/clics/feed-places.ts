import { addressKey } from '@verdict/schema/core/client-address.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { userIdOrNull } from '@verdict/schema/core/viewer-user.ts';

/**
 * Feeds one process keeps open: for everybody together, and for one account or address. Each holds what its reader was
 * told, some megabytes in a large contest.
 */
const mostOpen = { all: 200, own: 10 };

/** Counts open event feeds. */
export class FeedPlaces {
  readonly #open = new Map<string, number>();
  #all = 0;

  /** Null: there is no place left. */
  take({ viewer, address }: Pick<Context, 'viewer' | 'address'>): { readonly leave: () => void } | null {
    const key = userIdOrNull(viewer) ?? addressKey(address);
    const own = this.#open.get(key) ?? 0;
    if (this.#all >= mostOpen.all || own >= mostOpen.own) return null;
    this.#count(key, 1);
    return { leave: () => this.#count(key, -1) };
  }

  #count(key: string, by: 1 | -1): void {
    this.#all += by;
    const own = (this.#open.get(key) ?? 0) + by;
    if (own === 0) this.#open.delete(key);
    else this.#open.set(key, own);
  }
}
