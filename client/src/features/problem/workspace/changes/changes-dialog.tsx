import { Box, Text } from '@chakra-ui/react';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { DiffText } from '../../../../components/text-diff/diff-text.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { changeName } from './change-name.ts';
import { useStatementChangesQuery } from './statement-changes.generated.ts';

interface ChangesDialogProps {
  readonly contestId: number;
  /** Within the contest. */
  readonly displayId: string;
  readonly onClose: () => void;
}

/** What a statement says now beside what it said when its contest began. */
export function ChangesDialog({ contestId, displayId, onClose }: ChangesDialogProps) {
  const t = useText();
  const { data, error, refetch } = useStatementChangesQuery({
    variables: { contestId, displayId },
    fetchPolicy: 'network-only',
  });
  const changes = data?.contestProblem?.statementChanges;
  return (
    <SheetDialog title={t({ id: 'problem.changes' })} size="md" widest="48rem" onClose={onClose}>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={3} height="64px" />
      {data !== undefined && (changes ?? []).length === 0 ? (
        <Text color="fg.muted">{t({ id: 'problem.noChanges' })}</Text>
      ) : null}
      {changes?.map(({ field, parts }) => (
        <Box as="section" key={field} aria-label={changeName(t, field)} mb="4">
          <Box fontSize="sm" fontWeight="medium" mb="1">
            {changeName(t, field)}
          </Box>
          <Box px="3" py="2" bg="bg.subtle" borderWidth="1px" borderRadius="l2">
            <DiffText parts={parts} />
          </Box>
        </Box>
      ))}
    </SheetDialog>
  );
}
