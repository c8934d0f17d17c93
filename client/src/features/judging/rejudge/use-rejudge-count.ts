import { useEffect, useState } from 'react';
import { useRejudgeCountQuery, type RejudgeCountQuery, type RejudgeCountQueryVariables } from './rejudge.generated.ts';

/** After the last key the count is asked for, in milliseconds. */
const quietMs = 400;

type Success = Extract<RejudgeCountQuery['rejudgeCount'], { __typename: 'RejudgeCountSuccess' }>;

/** How many submissions a filter takes. */
export interface Counted {
  /** Null while unknown. */
  readonly count: number | null;
  readonly unavailable: number;
  /** What the filter names and there is not. */
  readonly unknown: Success['data']['unknown'];
  /** Why it cannot be counted, in the reader's language. */
  readonly refusal: string | null;
}

/** Counts a filter once the typing has stopped. */
export function useRejudgeCount(filter: RejudgeCountQueryVariables['filter'] | null, isPreview: boolean): Counted {
  const wanted = filter === null ? null : JSON.stringify({ filter, isPreview });
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), quietMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error } = useRejudgeCountQuery({
    variables: filter === null ? { filter: {}, isPreview } : { filter, isPreview },
    skip: wanted === null || asked !== wanted,
    fetchPolicy: 'network-only',
  });
  const result = wanted !== null && asked === wanted ? data?.rejudgeCount : undefined;
  if (result?.__typename === 'RejudgeCountSuccess') return { ...result.data, refusal: null };
  return { count: null, unavailable: 0, unknown: [], refusal: result?.message ?? error?.message ?? null };
}
