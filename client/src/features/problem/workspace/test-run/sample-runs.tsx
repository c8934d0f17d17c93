import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { formatTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { statusLook } from '../../../../lib/status/status.ts';
import { ProgramDiagnostics } from '../diagnostics/program-diagnostics.tsx';
import type { TestSample } from './test-input.ts';
import { MessageText, OlderNote, RunStatus } from './test-result.tsx';
import type { TestRun_RunFragment } from './test-run.generated.ts';
import type { RunState } from './use-run.ts';

const SampleRunDiff = lazy(async () => ({ default: (await import('./sample-run-diff.tsx')).SampleRunDiff }));

type SampleRun = NonNullable<TestRun_RunFragment['samples']>[number];

interface SampleRunsProps {
  readonly samples: readonly TestSample[];
  readonly state: RunState;
  /** It was another program than the editor holds now. */
  readonly isOlder: boolean;
  /** Shows what is tried by itself. */
  readonly onOwn: () => void;
}

/** What became of the program on each sample: a chip each, and the chosen one, at first one that failed, in full. */
export function SampleRuns({ samples, state, isOlder, onOwn }: SampleRunsProps) {
  const t = useText();
  const { run, isSending, isGone } = state;
  const isOver = run !== null && !isSending && !isGone && isFinal(run.status);
  const results = isOver ? (run.samples ?? []) : [];
  const [chosen, setChosen] = useState<{ readonly key: string; readonly number: number | null } | null>(null);
  const failed = results.find(({ status }) => status !== Status.ACCEPTED)?.number ?? null;
  // What was chosen of an earlier run says nothing of this one.
  const shown = chosen !== null && chosen.key === run?.key ? chosen.number : failed;
  const result = results.find(({ number }) => number === shown);
  const sample = shown === null ? undefined : samples[shown - 1];
  const passed = results.filter(({ status }) => status === Status.ACCEPTED).length;
  return (
    <>
      <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" mt="2" aria-label={t({ id: 'test.samples' })}>
        {samples.map((_sample, index) => (
          <li key={index}>
            <Chip
              number={index + 1}
              result={results.find(({ number }) => number === index + 1) ?? null}
              isRunning={!isOver}
              isShown={shown === index + 1}
              isOlder={isOlder}
              onShow={() => setChosen({ key: run?.key ?? '', number: shown === index + 1 ? null : index + 1 })}
            />
          </li>
        ))}
        <li>
          <Button size="2xs" variant="ghost" onClick={onOwn}>
            {t({ id: 'test.own' })}
          </Button>
        </li>
      </Flex>
      <Box role="status" aria-live="polite" mt="2" minH="1.75rem">
        {isOver && results.length > 0 ? (
          t({ id: 'test.passedOf' }, { passed, total: results.length })
        ) : (
          <RunStatus {...state} />
        )}
        {isOver && isOlder ? <OlderNote /> : null}
      </Box>
      {isOver && run.message ? (
        <>
          <ProgramDiagnostics messages={[run.message]} />
          <MessageText text={run.message} />
        </>
      ) : null}
      {result !== undefined && sample !== undefined ? (
        <>
          <ProgramDiagnostics key={result.number} messages={[result.stderr]} />
          <Suspense>
            <ShownSample
              sample={sample}
              result={result}
              isConversation={run?.judgeMode === 'INTERACTIVE'}
              numberTolerance={run?.numberTolerance ?? null}
            />
          </Suspense>
        </>
      ) : null}
    </>
  );
}

interface ShownSampleProps {
  readonly sample: TestSample;
  readonly result: SampleRun;
  readonly isConversation: boolean;
  readonly numberTolerance: TestRun_RunFragment['numberTolerance'];
}

function ShownSample({ sample, result, ...facts }: ShownSampleProps) {
  const texts = useMemo(
    () => ({ input: { text: sample.input, isCut: false }, expected: { text: sample.output, isCut: false } }),
    [sample.input, sample.output],
  );
  return <SampleRunDiff {...facts} {...texts} {...result} />;
}

interface ChipProps {
  /** From 1. */
  readonly number: number;
  /** Null: it was not run. */
  readonly result: SampleRun | null;
  readonly isRunning: boolean;
  readonly isShown: boolean;
  readonly isOlder: boolean;
  readonly onShow: () => void;
}

function Chip({ number, result, isRunning, isShown, isOlder, onShow }: ChipProps) {
  const t = useText();
  const look = result === null ? null : statusLook(result.status);
  return (
    <Button
      size="2xs"
      variant={isShown ? 'subtle' : 'outline'}
      colorPalette={isOlder ? 'gray' : (look?.tone ?? 'gray')}
      disabled={result === null}
      aria-pressed={isShown}
      data-status={result?.status}
      onClick={onShow}
    >
      <chakra.span color="colorPalette.fg">
        <Icon name={look?.shape ?? (isRunning ? 'clock' : 'slash')} size="3.5" />
      </chakra.span>
      {t({ id: 'problem.sample' }, { number })}
      {look === null ? null : <chakra.span srOnly>{t(look.label)}</chakra.span>}
      {result === null ? null : (
        <chakra.span color="fg.muted" fontWeight="normal">
          {formatTime(result.timeMs)}
        </chakra.span>
      )}
    </Button>
  );
}
