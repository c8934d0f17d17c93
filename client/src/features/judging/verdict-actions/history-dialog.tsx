import { Box, Button, Dialog, Portal } from '@chakra-ui/react';
import { ErrorState } from '../../../components/error-state.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../../lib/keyboard/use-return-focus.ts';
import { useVerdictHistoryQuery } from './verdict-actions.generated.ts';
import { VerdictFacts } from './verdict-facts.tsx';

/** Every verdict a submission had, the newest first: which, when, by whom and why. */
export function HistoryDialog({
  submissionId,
  onClose,
}: {
  readonly submissionId: number;
  readonly onClose: () => void;
}) {
  const t = useText();
  const opener = useReturnFocus();
  const { data, error, refetch } = useVerdictHistoryQuery({
    variables: { id: submissionId },
    fetchPolicy: 'network-only',
  });
  const history = data?.submission?.history ?? null;
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      finalFocusEl={() => opener}
      size="md"
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'verdictActions.historyTitle' }, { id: `#${submissionId}` })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {error !== undefined && history === null ? (
                <ErrorState error={error} onRetry={() => void refetch()} />
              ) : null}
              {error === undefined && history === null ? <SkeletonRows count={3} height="48px" /> : null}
              {history?.length === 0 ? t({ id: 'verdictActions.historyNone' }) : null}
              <Box as="ol" listStyleType="none">
                {history?.toReversed().map((change) => (
                  <Box as="li" key={change.version} py="2" layerStyle="row">
                    <VerdictFacts change={change} />
                  </Box>
                ))}
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="sm" variant="outline" onClick={onClose}>
                {t({ id: 'action.close' })}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
