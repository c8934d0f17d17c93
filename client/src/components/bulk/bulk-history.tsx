import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { message } from '../../lib/intl/message.ts';
import { useText, type Text } from '../../lib/intl/use-text.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { LoadingRows } from '../loading-rows.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { BulkCounts } from './bulk-counts.tsx';
import { changeTexts, type ChangeText, type FieldName } from './bulk-rows.tsx';
import { useBulkActsQuery, type BulkActsQuery } from './bulk.generated.ts';
import { useRunBulk } from './use-run-bulk.ts';

const kinds = [
  { kind: 'problem.tags', name: message({ id: 'bulk.kind.problemTags' }) },
  { kind: 'problem.difficulty', name: message({ id: 'bulk.kind.problemDifficulty' }) },
  { kind: 'problem.visibility', name: message({ id: 'bulk.kind.problemVisibility' }) },
  { kind: 'discussion.hide', name: message({ id: 'bulk.kind.discussionHide' }) },
  { kind: 'discussion.delete', name: message({ id: 'bulk.kind.discussionDelete' }) },
  { kind: 'discussion.move', name: message({ id: 'bulk.kind.discussionMove' }) },
  { kind: 'user.access', name: message({ id: 'bulk.kind.userAccess' }) },
  { kind: 'user.signOut', name: message({ id: 'bulk.kind.userSignOut' }) },
  { kind: 'user.password', name: message({ id: 'bulk.kind.userPassword' }) },
  { kind: 'user.delete', name: message({ id: 'bulk.kind.userDelete' }) },
  { kind: 'group.archive', name: message({ id: 'bulk.kind.groupArchive' }) },
  { kind: 'group.visibility', name: message({ id: 'bulk.kind.groupVisibility' }) },
  { kind: 'group.disband', name: message({ id: 'bulk.kind.groupDisband' }) },
] as const;

interface BulkHistoryProps {
  readonly area: 'problem' | 'discussion' | 'group' | 'user';
  /** Queries whose lists show the rows. */
  readonly lists: readonly string[];
  readonly changeText?: ChangeText;
  readonly fieldName?: FieldName;
  /** What an act still leaves to its viewer. */
  readonly result?: (act: ListedAct) => ReactNode;
}

/** An act in the list. */
type ListedAct = BulkActsQuery['bulkActs'][number];

/** Opens the last acts of the viewer on several rows, to undo them. */
export function BulkHistory(props: BulkHistoryProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="ghost" onClick={() => setOpen(true)}>
        {t({ id: 'bulk.history' })}
      </Button>
      {isOpen ? (
        <SheetDialog title={t({ id: 'bulk.history' })} size="sm" onClose={() => setOpen(false)}>
          <LastActs {...props} />
        </SheetDialog>
      ) : null}
    </>
  );
}

function LastActs({
  area,
  lists,
  changeText = () => null,
  fieldName = () => null,
  result: resultOf,
}: BulkHistoryProps) {
  const t = useText();
  const act = useAct();
  const run = useRunBulk(lists);
  const [busyId, setBusyId] = useState<string | null>(null);
  const { data, error, refetch } = useBulkActsQuery({ variables: { area }, fetchPolicy: 'cache-and-network' });
  const undo = async (id: string) => {
    setBusyId(id);
    await act(
      async () => {
        const stopped = await run('undo', id, () => undefined);
        return stopped === null ? { __typename: 'UndoBulkActSuccess' } : stopped;
      },
      t({ id: 'bulk.undoneToast' }),
    );
    setBusyId(null);
  };
  return (
    <Stack gap="2">
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={3} height="61px" />
      {data?.bulkActs.length === 0 ? <Box color="fg.muted">{t({ id: 'bulk.history.none' })}</Box> : null}
      {data && data.bulkActs.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'bulk.history' })}>
          {data.bulkActs.map((one) => {
            const known = kinds.find(({ kind }) => kind === one.kind);
            return (
              <Flex as="li" key={one.id} py="2" columnGap="3" rowGap="1" align="center" wrap="wrap" layerStyle="row">
                <Box flex="1 1 10rem">
                  <Box>{known === undefined ? one.kind : t(known.name)}</Box>
                  <Box color="fg.muted" fontSize="xs" mb="1">
                    {one.appliedAt === null ? null : <RelativeTime at={one.appliedAt} />}
                  </Box>
                  {one.firstRow === null ? null : (
                    <Box fontSize="sm" mb="1" overflowWrap="anywhere">
                      {firstRowText(t, one)}
                      {changeTexts(t, one.firstRow.changes, { changeText, fieldName }).map((text) => (
                        <Box key={text} color="fg.muted">
                          {text}
                        </Box>
                      ))}
                    </Box>
                  )}
                  <BulkCounts act={one} />
                </Box>
                {one.canUndo ? (
                  <Button
                    size="xs"
                    variant="outline"
                    aria-disabled={busyId !== null}
                    onClick={() => (busyId === null ? void undo(one.id) : undefined)}
                  >
                    {t({ id: 'bulk.undo' })}
                  </Button>
                ) : null}
                {resultOf === undefined ? null : <Box flexBasis="full">{resultOf(one)}</Box>}
              </Flex>
            );
          })}
        </Box>
      ) : null}
    </Stack>
  );
}

/** The name of the first row, with how many others there are. */
function firstRowText(t: Text, act: ListedAct): string {
  const { firstRow, doneCount, undoneCount, keptCount, pendingCount, refusedCount, unchangedCount } = act;
  const changed = doneCount + undoneCount + keptCount + pendingCount;
  const total = changed > 0 ? changed : refusedCount + unchangedCount;
  const id = firstRow?.targetId ?? '';
  return t({ id: 'bulk.firstRow' }, { name: firstRow?.name ?? t({ id: 'bulk.unseen' }, { id }), others: total - 1 });
}
