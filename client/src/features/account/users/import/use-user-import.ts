import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { tableInput } from '../../../../lib/upload/sent-table.ts';
import { useTableImport } from '../../../../lib/upload/use-table-import.ts';
import {
  useImportUsersMutation,
  usePreviewUserImportMutation,
  type ImportUsersMutation,
  type PreviewUserImportMutation,
} from './import-users.generated.ts';

type Preview = Extract<PreviewUserImportMutation['previewUserImport'], { __typename: 'PreviewUserImportSuccess' }>;

/** An import that was done. */
export type UserImport = Extract<ImportUsersMutation['importUsers'], { __typename: 'ImportUsersSuccess' }>['table'];

/** As the server limits it. */
const maxTableBytes = 1024 * 1024;

interface Findings {
  readonly preview: Preview['table'] | null;
  readonly failure: string | null;
}

const nothing: Findings = { preview: null, failure: null };

/** Looks at a table of users, then imports it. */
export function useUserImport() {
  const t = useText();
  const [preview] = usePreviewUserImportMutation();
  const [send] = useImportUsersMutation();
  const { findings, importIt, ...form } = useTableImport<Findings, UserImport>({
    nothing,
    maxBytes: maxTableBytes,
    look: async (table) => {
      const result = (await preview({ variables: { input: tableInput(table) } })).data?.previewUserImport;
      if (result?.__typename === 'PreviewUserImportSuccess') return { preview: result.table };
      return { failure: domainErrorText(t, result) };
    },
  });
  return {
    ...form,
    ...findings,
    importIt: () =>
      importIt(async (table) => {
        const result = (await send({ variables: { input: tableInput(table) } })).data?.importUsers;
        if (result?.__typename === 'ImportUsersSuccess') return { done: result.table };
        return { found: { failure: domainErrorText(t, result) } };
      }),
  };
}
