import { Box, Flex, Grid } from '@chakra-ui/react';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { JudgeProgress } from '../../../../components/judge-progress.tsx';
import { TitledText } from '../../../../components/titled-text.tsx';
import { VerdictBadge } from '../../../../components/verdict-badge.tsx';
import { formatMemory, formatTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ProgramDiagnostics } from '../diagnostics/program-diagnostics.tsx';
import type { TestRun_RunFragment } from './test-run.generated.ts';
import type { RunState } from './use-run.ts';

type TestResultProps = Pick<RunState, 'run' | 'isGone' | 'isSending' | 'refusal'>;

/** What is true of the test run now; said aloud as it changes. */
export function TestResult({ isOlder, ...props }: TestResultProps & { readonly isOlder: boolean }) {
  const { run, isSending, isGone } = props;
  const isOver = run !== null && !isSending && !isGone && isFinal(run.status);
  return (
    <>
      <Box role="status" aria-live="polite" mt="2" minH="1.75rem">
        <RunStatus {...props} />
        {isOver && isOlder ? <OlderNote /> : null}
      </Box>
      {isOver ? <Texts run={run} /> : null}
    </>
  );
}

/** Says that a result is of another program than the editor holds. */
export function OlderNote() {
  const t = useText();
  return (
    <Box color="amber.fg" fontSize="xs">
      {t({ id: 'test.older' })}
    </Box>
  );
}

/** How far a run is, or its verdict. */
export function RunStatus({ run, isGone, isSending, refusal }: TestResultProps) {
  const t = useText();
  if (isSending)
    return (
      <JudgeProgress
        status={Status.SUBMITTING}
        queuePosition={null}
        expectedWaitSeconds={null}
        casesDone={0}
        casesTotal={0}
      />
    );
  if (refusal !== null) return <Box color="red.fg">{refusal}</Box>;
  if (isGone) return <Box color="fg.muted">{t({ id: 'test.gone' })}</Box>;
  if (run === null) return null;
  if (!isFinal(run.status))
    return (
      <JudgeProgress
        status={run.status}
        queuePosition={run.queuePosition}
        expectedWaitSeconds={run.expectedWaitSeconds}
        casesDone={0}
        casesTotal={run.status === Status.JUDGING ? 1 : 0}
      />
    );
  const facts = [
    run.timeMs === null ? null : formatTime(run.timeMs),
    run.memoryKb === null ? null : formatMemory(run.memoryKb),
  ];
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
      <VerdictBadge status={run.status} />
      {run.passedSample === null ? null : (
        <Box as="span" fontWeight="medium">
          {t({ id: 'test.passed' }, { number: run.passedSample })}
        </Box>
      )}
      {facts.map((fact) =>
        fact === null ? null : (
          <Box as="span" key={fact} color="fg.muted" fontSize="sm">
            {fact}
          </Box>
        ),
      )}
    </Flex>
  );
}

function Texts({ run }: { readonly run: TestRun_RunFragment }) {
  const t = useText();
  const isRun = run.status !== Status.COMPILE_ERROR && run.status !== Status.SYSTEM_ERROR;
  // Of an interaction there may be nothing to show but its verdict.
  const hasOutput = isRun && (run.judgeMode !== 'INTERACTIVE' || run.output !== '');
  return (
    <>
      <ProgramDiagnostics messages={[run.status === Status.COMPILE_ERROR ? (run.message ?? '') : (run.stderr ?? '')]} />
      {run.message ? <MessageText text={run.message} /> : null}
      <Grid columnGap="2" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
        {hasOutput ? <Text title={t({ id: 'problem.sampleOutput' })} text={run.output ?? ''} /> : null}
        {isRun && run.expectedOutput !== null ? (
          <Text title={t({ id: 'test.expected' })} text={run.expectedOutput} />
        ) : null}
        {run.stderr ? <Text title="stderr" text={run.stderr} /> : null}
      </Grid>
    </>
  );
}

/** What a compiler, a checker or the judge says. */
export function MessageText({ text }: { readonly text: string }) {
  const t = useText();
  return <Text title={t({ id: 'submission.message' })} text={text} />;
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Box mt="2" minW="0">
      <TitledText title={title} text={text} maxH="10rem" />
    </Box>
  );
}
