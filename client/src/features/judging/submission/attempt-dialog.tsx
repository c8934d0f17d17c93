import { Box, Flex, Text } from '@chakra-ui/react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { DiffText } from '../../../components/text-diff/diff-text.tsx';
import { lineDiff } from '../../../components/text-diff/line-diff.ts';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAttemptDiffQuery } from './attempt-dialog.generated.ts';

interface AttemptDialogProps {
  readonly submissionId: number;
  readonly onClose: () => void;
}

/** What a program changed since the attempt before it. */
export function AttemptDialog({ submissionId, onClose }: AttemptDialogProps) {
  const t = useText();
  const { data, error, refetch } = useAttemptDiffQuery({ variables: { id: submissionId } });
  const code = data?.submission?.code ?? null;
  const before = data?.submission?.previousAttempt ?? null;
  const isSame = code !== null && code === before?.code;
  return (
    <SheetDialog title={t({ id: 'submission.compare' })} size="md" widest="56rem" onClose={onClose}>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={3} height="64px" />
      {before === null || before.code === null || code === null ? null : (
        <>
          <Flex align="center" gap="3" wrap="wrap" mb="2" fontSize="sm" color="fg.muted">
            {t({ id: 'submission.since' }, { id: `#${before.id}` })}
            <VerdictBadge status={before.status} />
            <span>{before.languageName}</span>
            <RelativeTime at={before.submittedAt} />
          </Flex>
          {isSame ? (
            <Text color="fg.muted">{t({ id: 'submission.sameCode' })}</Text>
          ) : (
            <Box
              px="3"
              py="2"
              bg="bg.subtle"
              borderWidth="1px"
              borderRadius="l2"
              maxH="60dvh"
              overflowY="auto"
              tabIndex={0}
              role="region"
              aria-label={t({ id: 'submission.compare' })}
            >
              <DiffText parts={lineDiff(before.code, code)} />
            </Box>
          )}
        </>
      )}
    </SheetDialog>
  );
}
