import { Box, Heading, Text } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { LoadingRows } from '../loading-rows.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { DiffText } from '../text-diff/diff-text.tsx';
import { useTextHistoryQuery, type TextHistoryQueryVariables } from './text-history.generated.ts';

/** Whose history is shown. */
export type HistoryOf = TextHistoryQueryVariables['on'];

interface HistoryDialogProps {
  readonly on: HistoryOf;
  readonly onClose: () => void;
}

/** What each edit of a text changed, newest first. */
export function HistoryDialog({ on, onClose }: HistoryDialogProps) {
  const t = useText();
  const { data, error, refetch } = useTextHistoryQuery({ variables: { on }, fetchPolicy: 'network-only' });
  const items = data?.textRevisions.items;
  return (
    <SheetDialog title={t({ id: 'history.title' })} size="md" widest="44rem" onClose={onClose}>
      <LoadingRows data={items} error={error} onRetry={() => void refetch()} count={2} height="80px" />
      {items?.length === 0 ? <Text color="fg.muted">{t({ id: 'history.none' })}</Text> : null}
      {items?.map(({ id, replacedAt, changes }) => (
        <Box as="section" key={id} mb="4" aria-labelledby={`revision-${id}`}>
          <Heading as="h3" id={`revision-${id}`} size="sm" mb="1">
            {t({ id: 'history.edit' })} <RelativeTime at={replacedAt} />
          </Heading>
          {changes.map(({ field, parts }) => (
            <Box key={field} px="3" py="2" mb="1" bg="bg.subtle" borderWidth="1px" borderRadius="l2">
              <DiffText parts={parts} />
            </Box>
          ))}
        </Box>
      ))}
    </SheetDialog>
  );
}
