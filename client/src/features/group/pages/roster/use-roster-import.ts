import { domainErrorText, type DomainError } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { tableInput, type SentTable } from '../../../../lib/upload/sent-table.ts';
import { useTableImport } from '../../../../lib/upload/use-table-import.ts';
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
  const [preview] = usePreviewGroupRosterMutation();
  const [send] = useImportGroupRosterMutation({ refetchQueries: [GroupFrameDocument] });
  const inputOf = (table: SentTable) => ({ groupId, ...tableInput(table) });
  const look = async (table: SentTable) => {
    const result = (await preview({ variables: { input: inputOf(table) } })).data?.previewGroupRoster;
    if (result?.__typename === 'PreviewGroupRosterSuccess') return { preview: result.preview };
    return { failure: domainErrorText(t, result) };
  };
  const { findings, importIt, ...form } = useTableImport<Findings, Imported['import']>({
    nothing,
    maxBytes: maxTableBytes,
    look,
  });
  return {
    ...form,
    ...findings,
    importIt: (prefix: string) =>
      importIt(async (table) => {
        const states = findings.preview?.rows.map(({ state }) => state) ?? [];
        const input = { ...inputOf(table), states, prefix: prefix.trim() || null };
        const result = (await send({ variables: { input } })).data?.importGroupRoster;
        if (result?.__typename === 'ImportGroupRosterSuccess') return { done: result.import };
        if (result?.__typename === 'RosterChanged')
          return { found: { failure: result.message, changes: result.changes, ...(await look(table)) } };
        return { found: { failure: faultText(result) ?? domainErrorText(t, result) } };
      }),
  };
}

/** What is wrong with the one field beside the table. */
function faultText(failure: DomainError | undefined): string | undefined {
  return failure?.fields?.[0]?.message;
}
