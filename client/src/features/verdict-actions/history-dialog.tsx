import { Box, Button, Dialog, Flex, Portal } from '@chakra-ui/react';
import { ErrorState } from '../../components/error-state.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { formatDateTime, formatMemory, formatTime } from '../../lib/format/figures.ts';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useVerdictHistoryQuery, type VerdictHistory_ChangeFragment } from './verdict-actions.generated.ts';

/** Every verdict a submission had, the newest first: which, when, by whom and why. */
export function HistoryDialog({ submissionId, onClose }: { readonly submissionId: number; readonly onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useVerdictHistoryQuery({ variables: { id: submissionId }, fetchPolicy: 'network-only' });
  const history = data?.submission?.history ?? null;
  return (
    <Dialog.Root open onOpenChange={({ open }) => (open ? undefined : onClose())} size="md" scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'verdictActions.historyTitle' }, { id: `#${submissionId}` })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {error !== undefined && history === null ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
              {error === undefined && history === null ? <SkeletonRows count={3} height="48px" /> : null}
              {history?.length === 0 ? t({ id: 'verdictActions.historyNone' }) : null}
              <Box as="ol" listStyleType="none">
                {history?.toReversed().map((change) => <HistoryRow key={change.version} change={change} />)}
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

const causes = {
  JUDGED: message({ id: 'verdictCause.judged' }),
  REJUDGED: message({ id: 'verdictCause.rejudged' }),
  MANUAL: message({ id: 'verdictCause.manual' }),
  CANCELLED: message({ id: 'verdictCause.cancelled' }),
  FAILED: message({ id: 'verdictCause.failed' }),
} as const;

function HistoryRow({ change }: { readonly change: VerdictHistory_ChangeFragment }) {
  const t = useText();
  const { cause, actor, judgeName, rejudgeId, record, timeMs, memoryKb, score } = change;
  return (
    <Box as="li" py="2" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: 0 }}>
      <Flex align="center" gap="2" wrap="wrap">
        <VerdictBadge status={change.status} />
        {score === null ? null : <span>{t({ id: 'submission.points' }, { score })}</span>}
        <Box as="span" ms="auto" color="fg.muted" fontSize="xs">
          {formatDateTime(new Date(change.createdAt))}
        </Box>
      </Flex>
      <Flex mt="1" gap="3" wrap="wrap" color="fg.muted" fontSize="xs">
        <span>{t(causes[cause])}</span>
        {actor === null ? null : <span>{t({ id: 'verdictActions.by' }, { username: actor.username })}</span>}
        {judgeName === null ? null : <span>{t({ id: 'verdictActions.on' }, { judge: judgeName })}</span>}
        {timeMs === null ? null : <span>{formatTime(timeMs)}</span>}
        {memoryKb === null ? null : <span>{formatMemory(memoryKb)}</span>}
        {record === null ? null : <span title={record.dataSha256}>{t({ id: 'verdictActions.data' }, { hash: record.dataSha256.slice(0, 8) })}</span>}
        {record === null || record.compilerVersion === '' ? null : <span>{record.compilerVersion}</span>}
        {rejudgeId === null ? null : <TextLink to={`/admin/rejudge/${rejudgeId}`}>{t({ id: 'rejudge.batch' }, { id: `#${rejudgeId}` })}</TextLink>}
      </Flex>
    </Box>
  );
}
