import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useRemoteFailurePageQuery, type ManagedJudge_JudgeFragment } from './remote-admin.generated.ts';
import { operationTexts } from './remote-texts.ts';

type Breaker = ManagedJudge_JudgeFragment['breakers'][number];

/** Breakers of a judge that are open, and what failed last. */
export function BreakerLines({ judge: { key, breakers } }: { readonly judge: ManagedJudge_JudgeFragment }) {
  const t = useText();
  const [shown, setShown] = useState<Breaker['operation'] | null>(null);
  const failed = breakers.filter(({ failureClass }) => failureClass !== null);
  if (failed.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" mt="2" fontSize="xs" aria-label={t({ id: 'remoteAdmin.breakers' })}>
      {failed.map(({ operation, openUntil, openedAt, failureClass, failureText, failedAt }) => (
        <Flex
          as="li"
          key={operation}
          columnGap="2"
          wrap="wrap"
          align="center"
          color={openUntil === null ? 'fg.muted' : 'red.fg'}
        >
          <span>{t(operationTexts[operation])}:</span>
          <span>
            {openUntil === null || openedAt === null
              ? t({ id: 'remoteAdmin.closed' })
              : t(
                  { id: 'remoteAdmin.openSince' },
                  { since: formatDateTime(new Date(openedAt)), until: formatDateTime(new Date(openUntil)) },
                )}
          </span>
          <Box as="span" overflowWrap="anywhere">
            {failedAt === null ? '' : `${formatDateTime(new Date(failedAt))} `}
            {failureClass}: {failureText}
          </Box>
          <Button
            size="2xs"
            variant="ghost"
            aria-label={t({ id: 'remoteAdmin.pageOf' }, { judge: key, operation: t(operationTexts[operation]) })}
            onClick={() => setShown(operation)}
          >
            {t({ id: 'remoteAdmin.page' })}
          </Button>
        </Flex>
      ))}
      {shown === null ? null : <FailurePage judgeKey={key} operation={shown} onClose={() => setShown(null)} />}
    </Box>
  );
}

function FailurePage({
  judgeKey,
  operation,
  onClose,
}: {
  readonly judgeKey: string;
  readonly operation: Breaker['operation'];
  readonly onClose: () => void;
}) {
  const t = useText();
  const { data, error, refetch } = useRemoteFailurePageQuery({
    variables: { judgeKey, operation },
    fetchPolicy: 'network-only',
  });
  return (
    <SheetDialog
      title={t({ id: 'remoteAdmin.pageOf' }, { judge: judgeKey, operation: t(operationTexts[operation]) })}
      size="md"
      onClose={onClose}
    >
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={6} />
      {data === undefined ? null : (
        <Box as="pre" tabIndex={0} fontFamily="mono" fontSize="xs" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {data.remoteFailurePage ?? t({ id: 'remoteAdmin.noPage' })}
        </Box>
      )}
    </SheetDialog>
  );
}
