import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { foundEntries } from './found-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteSearchDocument } from './palette-search.generated.ts';

/** From the last key to the question, in ms. */
const debounceMs = 150;

/** What the server has said of a text so far. */
interface PaletteSearch {
  readonly entries: readonly PaletteEntry[];
  readonly isPending: boolean;
  /** Null: it has not failed. */
  readonly error: unknown;
  readonly retry: () => void;
}

type Answer = { readonly text: string } & ({ readonly entries: readonly PaletteEntry[] } | { readonly error: unknown });

const none: readonly PaletteEntry[] = [];

/** Asks the server for a text, a moment after the last key. What it says of an earlier text is dropped. */
export function usePaletteSearch(text: string): PaletteSearch {
  const client = useApolloClient();
  const language = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .query({
          query: PaletteSearchDocument,
          variables: { text, language },
          fetchPolicy: 'no-cache',
          // A failure is shown in the place of what was searched for.
          context: { isQuiet: true },
        })
        .then(({ data }) => {
          if (isCurrent) setAnswer({ text, entries: data === undefined ? none : foundEntries(data.search) });
        })
        .catch((error: unknown) => {
          if (isCurrent) setAnswer({ text, error });
        });
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, language, text, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  if (text === '') return { entries: none, isPending: false, error: null, retry };
  if (answer === null) return { entries: none, isPending: true, error: null, retry };
  const isPending = answer.text !== text;
  if ('error' in answer) return { entries: none, isPending, error: isPending ? null : answer.error, retry };
  return { entries: isPending ? stillFitting(answer.entries, text) : answer.entries, isPending, error: null, retry };
}

/** While the next letter is asked about, what still fits stays. */
function stillFitting(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const part = text.toLowerCase();
  return entries.filter(({ label, note }) => `${label}\n${note}`.toLowerCase().includes(part));
}
