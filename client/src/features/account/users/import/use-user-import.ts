import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { tableInput } from '../../../../lib/upload/sent-table.ts';
import { useTableImport } from '../../../../lib/upload/use-table-import.ts';
import {
  useImportUsersMutation,
  usePreviewUserImportMutation,
  type PreviewUserImportMutation,
} from './import-users.generated.ts';

type Preview = Extract<PreviewUserImportMutation['previewUserImport'], { __typename: 'PreviewUserImportSuccess' }>;

/** As the server limits it. */
const maxTableBytes = 1024 * 1024;

interface Findings {
  readonly preview: Preview['table'] | null;
  readonly failure: string | null;
}

const nothing: Findings = { preview: null, failure: null };

/** Looks at a table of users, then has it imported. @param onStarted gets the id of the import. */
export function useUserImport(onStarted: (id: string) => void) {
  const t = useText();
  const [preview] = usePreviewUserImportMutation();
  const [send] = useImportUsersMutation();
  const { findings, importIt, ...form } = useTableImport<Findings, string>({
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
        if (result?.__typename === 'ImportUsersSuccess') {
          const { id } = result.userImport;
          onStarted(id);
          return { done: id };
        }
        return { found: { failure: domainErrorText(t, result) } };
      }),
  };
}
