import { useState } from 'react';
import { useAttempt } from '../failure/use-attempt.ts';
import { focusHeading } from '../keyboard/focus-heading.ts';
import { readTable, type SentTable } from './sent-table.ts';

/** What the server said about a table. */
interface Findings {
  /** Null: nothing is wrong. */
  readonly failure: string | null;
}

interface TableImport<Found extends Findings> {
  /** Before the server has seen the table. */
  readonly nothing: Found;
  /** Bytes of a file, as the server limits it. */
  readonly maxBytes: number;
  /** What is said of a larger one. */
  readonly tooLarge: string;
  readonly look: (table: SentTable) => Promise<Partial<Found>>;
}

/** The state of a form that lets the server look at a table of people, then imports it. */
export function useTableImport<Found extends Findings, Done>({
  nothing,
  maxBytes,
  tooLarge,
  look,
}: TableImport<Found>) {
  const [table, setTable] = useState<SentTable>({ text: '' });
  const [findings, setFindings] = useState(nothing);
  /** What became of the rows; null: nothing was imported. */
  const [done, setDone] = useState<Done | null>(null);
  const { isBusy, attempt } = useAttempt((failure) => setFindings({ ...findings, failure }));
  const take = (next: SentTable, failure: string | null = null) => {
    setTable(next);
    setFindings({ ...nothing, failure });
  };
  const lookAt = async (of: SentTable) => setFindings({ ...nothing, ...(await look(of)) });
  return {
    findings,
    table,
    done,
    isBusy,
    onText: (text: string) => take({ text }),
    readFile: async (file: File) => {
      if (file.size > maxBytes) return take({ text: '' }, tooLarge);
      take({ text: '' });
      await attempt(async () => {
        const next = await readTable(file);
        take(next);
        await lookAt(next);
      });
    },
    lookAt: () => attempt(() => lookAt(table)),
    /** Sends the table; `send` answers what was imported, or what is shown instead. */
    importIt: (send: (table: SentTable) => Promise<{ readonly done: Done } | { readonly found: Partial<Found> }>) =>
      attempt(async () => {
        const result = await send(table);
        if ('found' in result) return setFindings({ ...findings, ...result.found });
        setDone(result.done);
        // The form goes with its buttons.
        focusHeading();
      }),
    startAgain: () => {
      setDone(null);
      take({ text: '' });
      focusHeading();
    },
  };
}
