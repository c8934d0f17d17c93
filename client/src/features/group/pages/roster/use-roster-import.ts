import { useState } from 'react';
import { domainErrorText, type DomainError } from '../../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../../lib/failure/use-attempt.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { readTable, tableInput, type SentTable } from '../../../../lib/upload/sent-table.ts';
import { useGroup } from '../frame/group-context.ts';
import { GroupFrameDocument } from '../frame/group-frame.generated.ts';
import {
  useImportGroupRosterMutation,
  usePreviewGroupRosterMutation,
  type ImportGroupRosterMutation,
  type PreviewGroupRosterMutation,
} from './roster.generated.ts';

type Preview = Extract<PreviewGroupRosterMutation['previewGroupRoster'], { __typename: 'PreviewGroupRosterSuccess' }>;
type Imported = Extract<ImportGroupRosterMutation['importGroupRoster'], { __typename: 'ImportGroupRosterSuccess' }>;
type Changed = Extract<ImportGroupRosterMutation['importGroupRoster'], { __typename: 'RosterChanged' }>;

/** As the server limits it. */
const maxTableBytes = 256 * 1024;

interface Findings {
  readonly preview: Preview['preview'] | null;
  /** Null: nothing is wrong. */
  readonly failure: string | null;
  /** Rows that are no longer as they were shown. */
  readonly changes: Changed['changes'];
}

const nothing: Findings = { preview: null, failure: null, changes: [] };

/** Looks at a table, then imports it as it was shown. */
export function useRosterImport() {
  const t = useText();
  const { id: groupId } = useGroup();
  const [table, setTable] = useState<SentTable>({ text: '' });
  const [findings, setFindings] = useState(nothing);
  const [done, setDone] = useState<Imported['import'] | null>(null);
  const [preview] = usePreviewGroupRosterMutation();
  const [send] = useImportGroupRosterMutation({ refetchQueries: [GroupFrameDocument] });
  const take = (next: SentTable) => {
    setTable(next);
    setFindings(nothing);
  };
  const inputOf = (of: SentTable) => ({ groupId, ...tableInput(of) });
  const lookAt = async (of: SentTable, before: Partial<Findings> = {}) => {
    const result = (await preview({ variables: { input: inputOf(of) } })).data?.previewGroupRoster;
    if (result?.__typename === 'PreviewGroupRosterSuccess')
      setFindings({ ...nothing, ...before, preview: result.preview });
    else setFindings({ ...nothing, failure: domainErrorText(t, result) });
  };
  const importIt = async (prefix: string) => {
    const states = findings.preview?.rows.map(({ state }) => state) ?? [];
    const input = { ...inputOf(table), states, prefix: prefix.trim() || null };
    const result = (await send({ variables: { input } })).data?.importGroupRoster;
    if (result?.__typename === 'ImportGroupRosterSuccess') {
      setDone(result.import);
      // The form goes with its buttons.
      focusHeading();
    } else if (result?.__typename === 'RosterChanged')
      await lookAt(table, { failure: result.message, changes: result.changes });
    else setFindings({ ...findings, failure: faultText(result) ?? domainErrorText(t, result) });
  };
  const { isBusy, attempt } = useAttempt((failure) => setFindings({ ...findings, failure }));
  return {
    ...findings,
    isBusy,
    done,
    table,
    onText: (text: string) => take({ text }),
    readFile: async (file: File) => {
      take({ text: '' });
      if (file.size > maxTableBytes) setFindings({ ...nothing, failure: t({ id: 'group.roster.tooLarge' }) });
      else
        await attempt(async () => {
          const next = await readTable(file);
          take(next);
          await lookAt(next);
        });
    },
    lookAt: () => attempt(() => lookAt(table)),
    importIt: (prefix: string) => attempt(() => importIt(prefix)),
    startAgain: () => {
      setDone(null);
      take({ text: '' });
      focusHeading();
    },
  };
}

/** What is wrong with the one field beside the table. */
function faultText(failure: DomainError | undefined): string | undefined {
  return failure?.fields?.[0]?.message;
}
