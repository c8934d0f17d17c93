import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { SheetDownload } from '../sheet-download.tsx';
import { ImportProgress } from './import-progress.tsx';
import { isUnderWay } from './import-states.ts';
import { ImportSummary } from './import-summary.tsx';
import {
  useShownUserImportQuery,
  useUserImportRowsQuery,
  type UserImport_ImportFragment,
} from './import-users.generated.ts';
import { UndoImport } from './undo-import.tsx';
import { UserRows } from './user-rows.tsx';

/** How often the import is read while nothing can be pushed, in ms. */
const lookMs = 5_000;

interface ImportViewProps {
  readonly id: string;
  /** The button that leads back to the form. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** One import: how far it is, then what became of it. */
export function ImportView({ id, again, onAgain }: ImportViewProps) {
  const t = useText();
  const { data, error, refetch } = useShownUserImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(lookMs),
  });
  const shown = data?.userImport;
  return (
    <Stack gap="5">
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={4} height="57px" />
      {shown === null ? (
        <EmptyState title={t({ id: 'users.importGone' })} hint={t({ id: 'users.importGoneHint' })} />
      ) : null}
      {shown ? <Report of={shown} again={again} onAgain={onAgain} /> : null}
      {shown === null ? <Again label={again} onAgain={onAgain} /> : null}
    </Stack>
  );
}

interface ReportProps extends Pick<ImportViewProps, 'again' | 'onAgain'> {
  readonly of: UserImport_ImportFragment;
}

function Report({ of, again, onAgain }: ReportProps) {
  const t = useText();
  const { user } = useViewer();
  /** What undoing it did, with the names that stay. */
  const [undone, setUndone] = useState<string | null>(null);
  const { id, kind, state, canUndo, requestedAt, requestedBy, sheet } = of;
  const at = formatDateTime(new Date(requestedAt));
  return (
    <>
      {/* Always there, since what comes in with its words is not read out. */}
      <Box role="status" fontWeight="medium" overflowWrap="anywhere" _empty={{ mb: '-5' }}>
        {isUnderWay(state) ? null : (undone ?? <ImportSummary of={of} />)}
      </Box>
      {isUnderWay(state) ? (
        <Stack gap="3">
          <ImportProgress of={of} />
          <Text color="fg.muted" fontSize="sm">
            {t({ id: 'users.importLeave' })}
          </Text>
        </Stack>
      ) : null}
      {kind === 'GENERATED' && state === 'DONE' ? (
        <SheetDownload
          sheet={sheet}
          none={requestedBy?.id === user?.id ? t({ id: 'users.sheetGone' }) : t({ id: 'users.sheetOther' })}
        />
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Again label={again} onAgain={onAgain} />
        {canUndo ? <UndoImport importId={id} kind={kind} at={at} onUndone={setUndone} /> : null}
      </Flex>
      {kind === 'TABLE' && state === 'DONE' ? <Rows id={id} /> : null}
    </>
  );
}

/** What became of each row; nothing of an import of an earlier version of the site. */
function Rows({ id }: { readonly id: string }) {
  const { data, error, refetch } = useUserImportRowsQuery({ variables: { id } });
  const table = data?.userImport?.table;
  return (
    <>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={4} height="57px" />
      {table ? <UserRows rows={table.rows} isDone /> : null}
    </>
  );
}

function Again({ label, onAgain }: { readonly label: string; readonly onAgain: () => void }) {
  return (
    <Button size="xs" variant="outline" alignSelf="flex-start" onClick={onAgain}>
      {label}
    </Button>
  );
}
