import { useEffect, useState } from 'react';
import { useProblemImportIdsQuery } from './problem-exchange.generated.ts';

/** From the last key of the prefix to the question, in ms. */
const debounceMs = 300;

interface Page {
  readonly id: number;
  /** Position before the first item of the page. */
  readonly after: number;
  /** Put before the ids; null: they are not kept. */
  readonly prefix: string | null;
}

interface IdRefusals {
  /** Why items of the page cannot keep their display ids, by the id of the item. */
  readonly byItem: ReadonlyMap<number, string>;
  /** The answer for the prefix is still to come. */
  readonly isLoading: boolean;
}

/** Which items of a page cannot keep their display ids. */
export function useIdRefusals({ id, after, prefix }: Page): IdRefusals {
  const [asked, setAsked] = useState(prefix);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(prefix), debounceMs);
    return () => clearTimeout(timer);
  }, [prefix]);
  const { data, loading } = useProblemImportIdsQuery({
    variables: { id, after, prefix: asked ?? '' },
    skip: asked === null,
    fetchPolicy: 'cache-and-network',
  });
  const items = prefix !== null && prefix === asked ? (data?.problemImport.items ?? []) : [];
  return {
    byItem: new Map(items.flatMap((item) => (item.statedIdRefusal === null ? [] : [[item.id, item.statedIdRefusal]]))),
    isLoading: prefix !== null && (loading || prefix !== asked),
  };
}
