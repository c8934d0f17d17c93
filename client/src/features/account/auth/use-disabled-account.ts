import { lostTokenStore } from '../../../lib/session/lost-token-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { useDisabledAccountQuery, type DisabledAccountQuery } from './disabled-account.generated.ts';

export type DisabledAccount = NonNullable<DisabledAccountQuery['disabledAccount']>;

/** The account whose session was lost here, if it was disabled; null: it was not, or that is not known yet. */
export function useDisabledAccount(): DisabledAccount | null {
  const token = useStore(lostTokenStore);
  const { data } = useDisabledAccountQuery({
    variables: { token: token ?? '' },
    skip: token === null,
    fetchPolicy: 'network-only',
    context: { isQuiet: true },
  });
  return token === null ? null : (data?.disabledAccount ?? null);
}
