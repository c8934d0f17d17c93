import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MentionOffersDocument, type MentionOffersQuery } from './mention-offers.generated.ts';
import type { MentionSubject } from './mention-subject.ts';

const debounceMs = 150;

export type MentionOffer = MentionOffersQuery['mentionable'][number];

const none: readonly MentionOffer[] = [];

/** Accounts whose username begins with a prefix, a moment after the last key. Failures pass silently. */
export function useMentionOffers(subject: MentionSubject | null, prefix: string | null): readonly MentionOffer[] {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ readonly prefix: string; readonly offers: readonly MentionOffer[] } | null>(
    null,
  );
  const on = subject === null ? undefined : subject.on;
  const groupId = subject?.groupId ?? null;
  useEffect(() => {
    if (on === undefined || prefix === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .query({ query: MentionOffersDocument, variables: { on, groupId, prefix }, fetchPolicy: 'network-only' })
        .then(({ data }) => {
          if (isCurrent && data !== undefined) setAnswer({ prefix, offers: data.mentionable });
        })
        .catch(() => undefined);
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, on, groupId, prefix]);
  if (answer === null || prefix === null) return none;
  // While the next letter is asked about, what still fits stays.
  return answer.prefix === prefix
    ? answer.offers
    : answer.offers.filter(({ username }) => username.toLowerCase().startsWith(prefix.toLowerCase()));
}
