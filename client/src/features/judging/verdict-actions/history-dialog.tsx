import { Box } from '@chakra-ui/react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useVerdictHistoryQuery } from './verdict-actions.generated.ts';
import { VerdictFacts } from './verdict-facts.tsx';

interface HistoryDialogProps {
  readonly submissionId: number;
  readonly onClose: () => void;
}

/** Every verdict a submission had, the newest first: which, when, by whom and why. */
export function HistoryDialog({ submissionId, onClose }: HistoryDialogProps) {
  const t = useText();
  const { data, error, refetch } = useVerdictHistoryQuery({
    variables: { id: submissionId },
    fetchPolicy: 'network-only',
  });
  const history = data?.submission?.history ?? undefined;
  return (
    <SheetDialog
      title={t({ id: 'verdictActions.historyTitle' }, { id: `#${submissionId}` })}
      size="md"
      onClose={onClose}
    >
      <LoadingRows data={history} error={error} onRetry={() => void refetch()} count={3} height="48px" />
      {history?.length === 0 ? t({ id: 'verdictActions.historyNone' }) : null}
      <Box as="ol" listStyleType="none">
        {history?.toReversed().map((change) => (
          <Box as="li" key={change.version} py="2" layerStyle="row">
            <VerdictFacts change={change} />
          </Box>
        ))}
      </Box>
    </SheetDialog>
  );
}
