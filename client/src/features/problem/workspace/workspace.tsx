import { Box, Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react';
import { LazyCodeEditor } from '../../../components/code-editor/lazy-code-editor.tsx';
import { lineHeightOf } from '../../../components/code-editor/line-height.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { codeFieldProps } from '../../../lib/keyboard/code-field.ts';
import { colorSchemeStore } from '../../../lib/preferences/color-scheme-store.ts';
import { editorSettingsStore } from '../../../lib/preferences/editor-settings.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { DiagnosticsPlaceContext } from './diagnostics/diagnostics-place.ts';
import { useMarkedEditor } from './diagnostics/use-marked-editor.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LivePanel } from './live-panel.tsx';
import type { SubmittedSource } from './remote/filled-address.ts';
import { RemoteSubmit } from './remote/remote-submit.tsx';
import { useAwaitedSubmission } from './remote/use-awaited-submission.ts';
import { useEarlierSubmission } from './remote/use-earlier-submission.ts';
import { useRemoteWay } from './remote/use-remote-way.ts';
import { SubmissionDialogs } from './submission-dialogs.tsx';
import { TestPanel } from './test-run/test-panel.tsx';
import { useOlderRuns } from './test-run/use-older-runs.ts';
import { useRun } from './test-run/use-run.ts';
import { useTestRun } from './test-run/use-test-run.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';
import { useClosed } from './use-closed.ts';
import { useCodeDraft } from './use-code-draft.ts';
import { useLeftCode } from './use-left-code.tsx';
import { useProgramSubmission } from './use-program-submission.ts';
import { useShownProgram } from './use-shown-program.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';
import { WorkspaceBar } from './workspace-bar.tsx';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** Lines of the program that a panel below leaves on a phone, whose keyboard takes half of the window. */
const leastLines = 8;

/** In a window that is lower still, such as that of a phone on its side, the bar below goes before them. */
function leastHeight(fontSizePx: number): string {
  return `min(${leastLines * lineHeightOf(fontSizePx) + 16}px, 45dvh)`;
}

const AnswersWorkspace = lazy(async () => ({
  default: (await import('./answers/answers-workspace.tsx')).AnswersWorkspace,
}));

// Only for problems of remote judges.
const RemoteLine = lazy(async () => ({
  default: (await import('../../../components/remote/remote-line.tsx')).RemoteLine,
}));

interface WorkspaceProps {
  readonly problem: Workspace_ProblemFragment;
  /** Null when the problem offers no language. */
  readonly chosen: OfferedLanguage | null;
  readonly onChoose: (languageKey: string) => void;
  /** The sample, from 1, that is to be run now; null: none. */
  readonly wantedSample: number | null;
  readonly onSampleTaken: () => void;
  /** A solution was taken, by its id. */
  readonly onSubmitted: (submissionId: number) => void;
}

/** Where the solution is written and sent, and where its verdict arrives. */
export function Workspace({ chosen, ...props }: WorkspaceProps) {
  const t = useText();
  if (props.problem.isSubmitAnswer) {
    return (
      <Suspense>
        <AnswersWorkspace problem={props.problem} onSubmitted={props.onSubmitted} />
      </Suspense>
    );
  }
  if (chosen === null)
    return (
      <EmptyState icon="wrench" title={t({ id: 'problem.noLanguage' })} hint={t({ id: 'problem.noLanguageHint' })} />
    );
  return <LanguageWorkspace {...props} chosen={chosen} />;
}

function LanguageWorkspace({
  problem,
  chosen,
  onChoose,
  wantedSample,
  onSampleTaken,
  onSubmitted,
}: WorkspaceProps & { readonly chosen: OfferedLanguage }) {
  const t = useText();
  const settings = useStore(editorSettingsStore);
  const colorScheme = useStore(colorSchemeStore);
  const draft = useCodeDraft(problem, chosen);
  const isSignedIn = useStore(tokenStore) !== null;
  const closed = useClosed(problem);
  const submission = useProgramSubmission(problem);
  const testRun = useTestRun(problem);
  const samplesRun = useRun(problem);
  const [isTesting, setTesting] = useState(false);
  const [view, setView] = useState<'samples' | 'own'>('own');
  const marked = useMarkedEditor(chosen, draft);
  const older = useOlderRuns(() => ({ languageKey: chosen.language.key, code: draft.code() }), [testRun, samplesRun]);
  const remote = useRemoteWay(chosen.language.key);
  const [submitted, setSubmitted] = useState<SubmittedSource | null>(null);
  const earlierId = useEarlierSubmission(problem, { isWanted: problem.remoteJudge !== null && isSignedIn });
  const earlier = useAwaitedSubmission(problem, { isWanted: remote.judgeName !== null });

  const program = () => {
    draft.flush();
    return { languageKey: chosen.language.key, code: draft.code() };
  };
  const submit = () => {
    if (submission.isSending) return;
    setTesting(false);
    const source = program();
    setSubmitted(source);
    void submission.submit(remote.way === 'SITE' ? source : { ...source, remoteMode: remote.way });
  };
  const openTest = () => {
    if (testRun.isBlank) testRun.chooseSample(1);
    setTesting(true);
  };
  const test = () => {
    setTesting(true);
    setView('own');
    if (!isTesting && testRun.isBlank && problem.samples.length > 0) testRun.startSample(1, program());
    else testRun.start(program());
  };
  const testAll = () => {
    if (problem.samples.length === 0) return;
    setTesting(true);
    setView('samples');
    void samplesRun.begin({ ...program(), input: '', isAllSamples: true });
  };
  const runWanted = useEffectEvent((number: number) => {
    onSampleTaken();
    setTesting(true);
    setView('own');
    testRun.startSample(number, program());
  });
  useEffect(() => {
    if (wantedSample !== null) runWanted(wantedSample);
  }, [wantedSample]);
  useWorkspaceKeys({ submit, test, testAll });
  const tellSubmitted = useEffectEvent((id: number) => onSubmitted(id));
  useEffect(() => {
    if (submission.submissionId !== null) tellSubmitted(submission.submissionId);
  }, [submission.submissionId]);

  const showLastAccepted = useShownProgram({ problem, chosen, draft, onChoose });

  const left = useLeftCode({ chosen, draft, onChoose });

  const { submissionId } = submission;
  const ownRun = submitted === null || submissionId === null ? earlier : { submissionId, submitted };

  return (
    <Flex direction="column" h="full" bg="bg.panel" minH="0" overflowY={{ base: 'auto', md: 'visible' }}>
      <EditorToolbar
        languages={problem.languages}
        chosen={chosen}
        kept={draft.kept}
        onChoose={left.choose}
        onReset={() => draft.replace(null)}
        onLastAccepted={isSignedIn ? () => void showLastAccepted() : null}
        hasAccepted={problem.viewerStatus === Status.ACCEPTED}
        onTake={draft.replace}
      />
      {left.notice}
      <Box
        flex="1"
        minH={{ base: leastHeight(settings.fontSizePx), md: '0' }}
        position="relative"
        // Who types an input wants to see that.
        css={{ '&:has(+ section textarea:focus)': { minHeight: 0 } }}
        {...codeFieldProps}
      >
        <LazyCodeEditor
          documentKey={draft.documentKey}
          initialCode={draft.initialCode}
          languageKey={chosen.language.key}
          settings={settings}
          colorScheme={colorScheme}
          label={t({ id: 'editor.label' }, { language: chosen.language.name })}
          keysLabel={t({ id: 'editor.keysState' })}
          selectAllLabel={t({ id: 'editor.selectAll' })}
          onChange={(code) => {
            draft.change(code);
            left.typed(code);
            older.recheck();
          }}
          onSubmit={submit}
          onTest={test}
          onTestAll={testAll}
          marks={marked.marks}
          jump={marked.jump}
        />
      </Box>
      <DiagnosticsPlaceContext value={marked.place}>
        {isTesting ? (
          <TestPanel
            samples={problem.samples}
            isInteractive={problem.judgeMode === 'INTERACTIVE'}
            state={testRun}
            samplesState={samplesRun}
            isOlder={older.isOlder[0] ?? false}
            isSamplesOlder={older.isOlder[1] ?? false}
            view={view}
            onView={setView}
            onRun={test}
            onRunSamples={testAll}
            onClose={() => setTesting(false)}
          />
        ) : null}
        {/* Kept while a program is tried: the verdict goes on arriving. */}
        <Box display={isTesting ? 'none' : 'contents'}>
          <LivePanel
            problemDisplayId={problem.displayId}
            submissionId={submission.submissionId ?? earlierId}
            isSending={submission.isSending}
            isWaiting={submission.isWaiting}
            onWithdraw={submission.withdraw}
            refusal={submission.refusal}
            isRemote={problem.remoteJudge !== null}
            isHidden={isTesting}
          />
        </Box>
      </DiagnosticsPlaceContext>
      {ownRun === null || remote.judgeName === null ? null : (
        <RemoteSubmit
          key={ownRun.submissionId}
          submissionId={ownRun.submissionId}
          submitted={ownRun.submitted}
          isNew={ownRun !== earlier}
        />
      )}
      <SubmissionDialogs submission={submission} />
      {problem.remoteJudge === null ? null : (
        <Suspense fallback={<Box h="8" flexShrink="0" borderTopWidth="1px" />}>
          <RemoteLine status={problem.remoteJudge} isSentBySite={remote.ways.includes('SITE')} />
        </Suspense>
      )}
      <WorkspaceBar
        problem={problem}
        closed={closed}
        remote={remote}
        isTesting={isTesting}
        isSending={submission.isSending}
        onTesting={isTesting ? () => setTesting(false) : openTest}
        onSubmit={submit}
      />
    </Flex>
  );
}
