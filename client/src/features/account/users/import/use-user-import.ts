import { useState } from 'react';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../../lib/failure/use-attempt.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { readTable, tableInput, type SentTable } from '../../../../lib/upload/sent-table.ts';
import {
  useImportUsersMutation,
  usePreviewUserImportMutation,
  type ImportedUser_RowFragment,
  type PreviewUserImportMutation,
} from './import-users.generated.ts';

type Preview = Extract<PreviewUserImportMutation['previewUserImport'], { __typename: 'PreviewUserImportSuccess' }>;

/** As the server limits it. */
const maxTableBytes = 512 * 1024;

interface Findings {
  readonly preview: Preview['table'] | null;
  /** Null: nothing is wrong. */
  readonly failure: string | null;
}

const nothing: Findings = { preview: null, failure: null };

/** Looks at a table of users, then imports it. */
export function useUserImport() {
  const t = useText();
  const [table, setTable] = useState<SentTable>({ text: '' });
  const [findings, setFindings] = useState(nothing);
  /** What became of each row; null: nothing was imported. */
  const [done, setDone] = useState<readonly ImportedUser_RowFragment[] | null>(null);
  const [preview] = usePreviewUserImportMutation();
  const [send] = useImportUsersMutation();
  const { isBusy, attempt } = useAttempt((failure) => setFindings({ ...findings, failure }));
  const take = (next: SentTable) => {
    setTable(next);
    setFindings(nothing);
  };
  const lookAt = async (of: SentTable) => {
    const result = (await preview({ variables: { input: tableInput(of) } })).data?.previewUserImport;
    if (result?.__typename === 'PreviewUserImportSuccess') setFindings({ ...nothing, preview: result.table });
    else setFindings({ ...nothing, failure: domainErrorText(t, result) });
  };
  return {
    ...findings,
    table,
    done,
    isBusy,
    onText: (text: string) => take({ text }),
    readFile: async (file: File) => {
      take({ text: '' });
      if (file.size > maxTableBytes) setFindings({ ...nothing, failure: t({ id: 'users.tooLarge' }) });
      else
        await attempt(async () => {
          const next = await readTable(file);
          take(next);
          await lookAt(next);
        });
    },
    lookAt: () => attempt(() => lookAt(table)),
    importIt: () =>
      attempt(async () => {
        const result = (await send({ variables: { input: tableInput(table) } })).data?.importUsers;
        if (result?.__typename === 'ImportUsersSuccess') {
          setDone(result.table.rows);
          // The form goes with its buttons.
          focusHeading();
        } else setFindings({ ...findings, failure: domainErrorText(t, result) });
      }),
    startAgain: () => {
      setDone(null);
      take({ text: '' });
      focusHeading();
    },
  };
}
