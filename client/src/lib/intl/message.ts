import type { MessageId } from './use-text.ts';

/** Names a sentence that is said elsewhere (a table, a choice): `formatjs extract` finds keys by this call. */
export function message<const Id extends MessageId>(descriptor: { readonly id: Id }): { readonly id: Id } {
  return descriptor;
}
