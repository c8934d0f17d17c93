import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CheckUsernameOrEmailDocument } from './auth.generated.ts';

const debounceMs = 400;

/**
 * What is known of a name or address: nothing yet (or the check failed, which passes silently), taken by an account,
 * too much like a taken one, or free.
 */
export type Taken = 'unknown' | 'taken' | 'lookAlike' | 'free';

/**
 * Asks whether an account has a username or an e-mail address, a moment after the last key.
 *
 * @param text null when it need not be asked.
 */
export function useTaken(kind: 'username' | 'email', text: string | null): Taken {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ readonly text: string; readonly taken: Taken } | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .query({ query: CheckUsernameOrEmailDocument, variables: { [kind]: text }, fetchPolicy: 'no-cache' })
        .then(({ data }) => {
          const checked = data?.checkUsernameOrEmail;
          if (!isCurrent || checked?.__typename !== 'CheckUsernameOrEmailSuccess') return;
          const { [kind]: isTaken, usernameLook } = checked.data;
          setAnswer({ text, taken: isTaken ? 'taken' : usernameLook ? 'lookAlike' : 'free' });
        })
        .catch(() => undefined);
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, kind, text]);
  return answer !== null && answer.text === text ? answer.taken : 'unknown';
}
