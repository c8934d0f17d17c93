import { readInteger } from './read-address.ts';

/** The contest an address names; 0, which none has, when it names none. */
export function contestIdOf({ contestID }: { readonly contestID?: string | undefined }): number {
  return readInteger(contestID ?? null) ?? 0;
}
