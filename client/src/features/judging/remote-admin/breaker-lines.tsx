import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { remoteOperations } from '../../../components/remote/remote-looks.ts';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { Details } from './details.tsx';
import {
  useRemoteFailurePageQuery,
  useResumeRemoteOperationMutation,
  type ManagedJudge_JudgeFragment,
} from './remote-admin.generated.ts';
import { failureTextOf } from './remote-texts.ts';

type Breaker = ManagedJudge_JudgeFragment['breakers'][number];
type JudgeName = Pick<ManagedJudge_JudgeFragment, 'key' | 'name'>;

interface BreakerLinesProps {
  readonly judge: ManagedJudge_JudgeFragment;
  /** Does an account of the site there need a person? */
  readonly needsPerson: boolean;
}

/** What a judge is not asked now, and what failed last: since when, why, and when it is tried again. */
export function BreakerLines({ judge: { key, name, breakers }, needsPerson }: BreakerLinesProps) {
  const t = useText();
  const [shown, setShown] = useState<Breaker['operation'] | null>(null);
  const failed = breakers.filter(({ failureClass }) => failureClass !== null);
  if (failed.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" mt="2" fontSize="xs" aria-label={t({ id: 'remoteAdmin.breakers' })}>
      {failed.map((breaker) => (
        <BreakerLine
          key={breaker.operation}
          judge={{ key, name }}
          breaker={breaker}
          needsPerson={needsPerson}
          onPage={() => setShown(breaker.operation)}
        />
      ))}
      {shown === null ? null : <FailurePage judge={{ key, name }} operation={shown} onClose={() => setShown(null)} />}
    </Box>
  );
}

interface BreakerLineProps extends Pick<BreakerLinesProps, 'needsPerson'> {
  readonly judge: JudgeName;
  readonly breaker: Breaker;
  readonly onPage: () => void;
}

function BreakerLine({ judge, breaker, needsPerson, onPage }: BreakerLineProps) {
  const t = useText();
  const act = useAct();
  const [resume, { loading }] = useResumeRemoteOperationMutation();
  const { operation, openUntil, failureClass, failureText, hasPage } = breaker;
  const words = { judge: judge.name, operation: t(remoteOperations[operation]) };
  const why = isOver(breaker, needsPerson) ? null : failureTextOf(failureClass);
  const state = useBreakerState(breaker);
  return (
    <Box as="li" py="1" data-operation={operation}>
      <Flex columnGap="2" wrap="wrap" align="center" color={openUntil === null ? 'fg.muted' : 'red.fg'}>
        <Box as="span" fontWeight="medium">
          {words.operation}
        </Box>
        <span>{state}</span>
        {openUntil === null ? null : (
          <Button
            size="2xs"
            variant="outline"
            disabled={loading}
            aria-label={t({ id: 'remoteAdmin.resumeOf' }, words)}
            onClick={() =>
              void act(
                async () => (await resume({ variables: { key: judge.key, operation } })).data?.result,
                t({ id: 'remoteAdmin.resumed' }, words),
              )
            }
          >
            {t({ id: 'remoteAdmin.resume' })}
          </Button>
        )}
        {hasPage ? (
          <Button size="2xs" variant="ghost" aria-label={t({ id: 'remoteAdmin.pageOf' }, words)} onClick={onPage}>
            {t({ id: 'remoteAdmin.page' })}
          </Button>
        ) : null}
      </Flex>
      {why === null ? null : <Box>{t(why)}</Box>}
      <Details text={failureText} />
    </Box>
  );
}

/** Is nothing left to do about the last failure? A refused sign-in is over when no account needs a person. */
function isOver({ openUntil, failureClass, failedAt, succeededAt }: Breaker, needsPerson: boolean): boolean {
  if (openUntil !== null) return false;
  if (failureClass === 'auth') return !needsPerson;
  return hasSucceeded({ failedAt, succeededAt });
}

/** Since it failed last. */
function hasSucceeded({ failedAt, succeededAt }: Pick<Breaker, 'failedAt' | 'succeededAt'>): boolean {
  return failedAt !== null && succeededAt !== null && Date.parse(succeededAt) > Date.parse(failedAt);
}

/** Whether an operation rests, since when, and when it is tried again. */
function useBreakerState(breaker: Breaker): string {
  const t = useText();
  const { openUntil, openedAt, failedAt } = breaker;
  const hasSucceededSince = hasSucceeded(breaker);
  const at = (time: string | null) => (time === null ? '' : formatDateTime(new Date(time)));
  if (openUntil === null) {
    const values = { at: at(failedAt) };
    return hasSucceededSince ? t({ id: 'remoteAdmin.closed' }, values) : t({ id: 'remoteAdmin.failing' }, values);
  }
  const since = at(openedAt ?? failedAt);
  return Date.parse(openUntil) > Date.now()
    ? t({ id: 'remoteAdmin.openSince' }, { since, until: at(openUntil) })
    : t({ id: 'remoteAdmin.openTrying' }, { since });
}

function FailurePage({
  judge,
  operation,
  onClose,
}: {
  readonly judge: JudgeName;
  readonly operation: Breaker['operation'];
  readonly onClose: () => void;
}) {
  const t = useText();
  const { data, error, refetch } = useRemoteFailurePageQuery({
    variables: { judgeKey: judge.key, operation },
    fetchPolicy: 'network-only',
  });
  return (
    <SheetDialog
      title={t({ id: 'remoteAdmin.pageOf' }, { judge: judge.name, operation: t(remoteOperations[operation]) })}
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
