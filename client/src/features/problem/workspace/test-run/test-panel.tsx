import { Box, Button, chakra, Flex, Grid, Kbd } from '@chakra-ui/react';
import { useId } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { keyHint } from '../../../../components/key-hint.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { keyNames } from '../../../../lib/keyboard/key-names.ts';
import { SampleRuns } from './sample-runs.tsx';
import { TestField } from './test-field.tsx';
import { maxTestInput, type TestSample } from './test-input.ts';
import { TestResult } from './test-result.tsx';
import type { RunState } from './use-run.ts';
import type { TestRunState } from './use-test-run.ts';

interface TestPanelProps {
  readonly samples: readonly TestSample[];
  /** Such a problem is tried with its samples alone. */
  readonly isInteractive: boolean;
  readonly state: TestRunState;
  /** The run on all samples. */
  readonly samplesState: RunState;
  /** Is the run, and the run on all samples, of another program than the editor holds? */
  readonly isOlder: boolean;
  readonly isSamplesOlder: boolean;
  /** All samples are shown, or what is tried by itself. */
  readonly view: 'samples' | 'own';
  readonly onView: (view: 'samples' | 'own') => void;
  readonly onRun: () => void;
  readonly onRunSamples: () => void;
  readonly onClose: () => void;
}

const runLook = { order: { base: 2, md: 0 }, flex: { base: 1, md: 'none' } } as const;

/** Where a program is tried before it is submitted: an input, what is expected, and what became of it. */
export function TestPanel(props: TestPanelProps) {
  const {
    samples,
    isInteractive,
    state,
    samplesState,
    isOlder,
    isSamplesOlder,
    view,
    onView,
    onRun,
    onRunSamples,
    onClose,
  } = props;
  const t = useText();
  const headingId = useId();
  const isRunnable = !isInteractive || samples.length > 0;
  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      borderTopWidth="1px"
      px="3"
      pt="2"
      pb="3"
      // On a phone it leaves the editor some lines, unless an input is being typed.
      flexShrink={{ base: 1, md: 0 }}
      css={{ '&:has(textarea:focus)': { flexShrink: 0 } }}
      maxH={{ base: '65%', md: '55%' }}
      overflowY="auto"
    >
      <Flex align="center" columnGap="2" rowGap="1" wrap="wrap">
        <chakra.h2 id={headingId} fontSize="sm" fontWeight="medium">
          {t({ id: 'test.title' })}
        </chakra.h2>
        {view === 'samples' ? null : <SampleChoice samples={samples} isInteractive={isInteractive} state={state} />}
        {view === 'own' && samplesState.run !== null ? (
          <Button size="2xs" variant="ghost" onClick={() => onView('samples')}>
            {t({ id: 'test.samples' })}
          </Button>
        ) : null}
        <chakra.span flex="1" hideBelow="md" />
        {/* On a phone the buttons that run share a line below. */}
        <Box order="1" w="full" hideFrom="md" />
        {samples.length === 0 ? null : (
          <Button size="xs" variant="outline" {...runLook} disabled={samplesState.isSending} onClick={onRunSamples}>
            <Icon name="run" />
            {t({ id: 'test.runSamples' })}
            <chakra.span hideBelow="md" css={keyHint} aria-hidden="true">
              <Kbd size="sm">{keyNames.command}</Kbd> <Kbd size="sm">;</Kbd>
            </chakra.span>
          </Button>
        )}
        <Button
          size="xs"
          variant="outline"
          {...runLook}
          disabled={state.isSending || state.isInputTooLong || !isRunnable}
          onClick={onRun}
        >
          <Icon name="run" />
          {t({ id: 'test.run' })}
          <chakra.span hideBelow="md" css={keyHint} aria-hidden="true">
            <Kbd size="sm">{keyNames.command}</Kbd> <Kbd size="sm">&apos;</Kbd>
          </chakra.span>
        </Button>
        <Button
          size="xs"
          variant="ghost"
          px="1"
          ms={{ base: 'auto', md: '0' }}
          aria-label={t({ id: 'action.close' })}
          onClick={onClose}
        >
          <Icon name="close" />
        </Button>
      </Flex>
      {view === 'samples' ? (
        <SampleRuns samples={samples} state={samplesState} isOlder={isSamplesOlder} onOwn={() => onView('own')} />
      ) : (
        <>
          {isInteractive ? null : <Fields state={state} />}
          {isRunnable ? null : (
            <Box mt="1" color="fg.muted" fontSize="xs">
              {t({ id: 'test.noSample' })}
            </Box>
          )}
          <TestResult {...state} isOlder={isOlder} />
        </>
      )}
    </Box>
  );
}

function SampleChoice({ samples, isInteractive, state }: Pick<TestPanelProps, 'samples' | 'isInteractive' | 'state'>) {
  const t = useText();
  if (samples.length === 0) return null;
  const numbered = samples.map(
    (_sample, index) => [String(index + 1), t({ id: 'problem.sample' }, { number: index + 1 })] as const,
  );
  const own = ['', t({ id: 'test.own' })] as const;
  return (
    <Choice
      size="xs"
      label={t({ id: 'test.title' })}
      value={state.sampleNumber === null ? '' : String(state.sampleNumber)}
      options={isInteractive ? numbered : [own, ...numbered]}
      onChange={(value) =>
        value === '' ? state.change({ input: '', expectedOutput: '' }) : state.chooseSample(Number(value))
      }
    />
  );
}

function Fields({ state }: Pick<TestPanelProps, 'state'>) {
  const t = useText();
  const { draft, change, isInputTooLong } = state;
  const tooLong = t({ id: 'test.tooLong' }, { max: maxTestInput, length: draft.input.length });
  return (
    <Grid mt="2" gap="2" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <TestField
        label={t({ id: 'problem.sampleInput' })}
        value={draft.input}
        error={isInputTooLong ? tooLong : null}
        onValue={(input) => change({ ...draft, input })}
      />
      <TestField
        label={t({ id: 'test.expected' })}
        value={draft.expectedOutput}
        onValue={(expectedOutput) => change({ ...draft, expectedOutput })}
      />
    </Grid>
  );
}
