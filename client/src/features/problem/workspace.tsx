import { Box, Button, Flex, Kbd, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { colorSchemeStore } from '../../lib/preferences/color-scheme-store.ts';
import { editorSettingsStore } from '../../lib/preferences/editor-settings.ts';
import { useStore } from '../../lib/store/store.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LivePanel } from './live-panel.tsx';
import { TestPanel } from './test-run/test-panel.tsx';
import { useTestRun } from './test-run/use-test-run.ts';
import { useCodeDraft } from './use-code-draft.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';
import { useSubmission } from './use-submission.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

const CodeEditor = lazy(() => import('../../components/code-editor/code-editor.tsx').then(({ CodeEditor: component }) => ({ default: component })));

interface WorkspaceProps {
  readonly problem: Workspace_ProblemFragment;
  /** Null when the problem offers no language. */
  readonly chosen: OfferedLanguage | null;
  readonly onChoose: (languageKey: string) => void;
  /** The sample, from 1, that is to be run now; null: none. */
  readonly wantedSample: number | null;
  readonly onSampleTaken: () => void;
}

/** Where the solution is written and sent, and where its verdict arrives. */
export function Workspace({ chosen, ...props }: WorkspaceProps) {
  const t = useText();
  if (chosen === null) return <EmptyState icon="wrench" title={t({ id: 'problem.noLanguage' })} hint={t({ id: 'problem.noLanguageHint' })} />;
  return <LanguageWorkspace {...props} chosen={chosen} />;
}

function LanguageWorkspace({ problem, chosen, onChoose, wantedSample, onSampleTaken }: WorkspaceProps & { readonly chosen: OfferedLanguage }) {
  const t = useText();
  const settings = useStore(editorSettingsStore);
  const colorScheme = useStore(colorSchemeStore);
  const draft = useCodeDraft(problem.displayId, chosen);
  const submission = useSubmission(problem);
  const testRun = useTestRun(problem);
  const [isTesting, setTesting] = useState(false);

  const program = () => {
    draft.flush();
    return { languageKey: chosen.language.key, code: draft.code() };
  };
  const submit = () => {
    setTesting(false);
    void submission.submit(program());
  };
  const openTest = () => {
    if (testRun.isBlank) testRun.chooseSample(1);
    setTesting(true);
  };
  const test = () => {
    setTesting(true);
    if (!isTesting && testRun.isBlank && problem.samples.length > 0) testRun.startSample(1, program());
    else testRun.start(program());
  };
  const runWanted = useEffectEvent((number: number) => {
    onSampleTaken();
    setTesting(true);
    testRun.startSample(number, program());
  });
  useEffect(() => {
    if (wantedSample !== null) runWanted(wantedSample);
  }, [wantedSample]);
  useWorkspaceKeys({ submit, test });

  return (
    <Flex direction="column" h="full" bg="bg.panel" minH="0">
      <EditorToolbar languages={problem.languages} chosen={chosen} onChoose={onChoose} onReset={draft.reset} />
      <Box flex="1" minH="0" position="relative">
        <Suspense fallback={<Skeleton h="full" borderRadius="0" />}>
          <CodeEditor
            documentKey={draft.documentKey}
            initialCode={draft.initialCode}
            languageKey={chosen.language.key}
            settings={settings}
            colorScheme={colorScheme}
            label={t({ id: 'editor.label' }, { language: chosen.language.name })}
            onChange={draft.change}
            onSubmit={submit}
            onTest={test}
          />
        </Suspense>
      </Box>
      {isTesting ? (
        <TestPanel samples={problem.samples} isInteractive={problem.judgeMode === 'INTERACTIVE'} state={testRun} onRun={test} onClose={() => setTesting(false)} />
      ) : null}
      {/* Kept while a program is tried: the verdict goes on arriving. */}
      <Box display={isTesting ? 'none' : 'contents'}>
        <LivePanel submissionId={submission.submissionId} isSending={submission.isSending} refusal={submission.refusal} />
      </Box>
      <Flex align="center" justify="space-between" gap="3" px="3" h="12" borderTopWidth="1px" flexShrink="0">
        <Text color="fg.muted" fontSize="xs" hideBelow="md" truncate>
          {t({ id: 'editor.leaveHint' })} <Kbd size="sm">Ctrl</Kbd> <Kbd size="sm">M</Kbd>
        </Text>
        <Button size="sm" variant="outline" aria-expanded={isTesting} onClick={isTesting ? () => setTesting(false) : openTest} ms="auto">
          <Icon name="run" />
          {t({ id: 'test.title' })}
        </Button>
        <Button size="sm" colorPalette="accent" disabled={submission.isSending} onClick={submit}>
          <Icon name="send" />
          {t({ id: 'editor.submit' })}
        </Button>
      </Flex>
    </Flex>
  );
}
