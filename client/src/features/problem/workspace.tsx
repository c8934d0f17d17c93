import { Box, Button, Flex, Kbd, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, lazy, useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { colorSchemeStore } from '../../lib/preferences/color-scheme-store.ts';
import { editorSettingsStore } from '../../lib/preferences/editor-settings.ts';
import { useStore } from '../../lib/store/store.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LivePanel } from './live-panel.tsx';
import { useCodeDraft } from './use-code-draft.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';
import { useSubmission } from './use-submission.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

const CodeEditor = lazy(() => import('../../components/code-editor/code-editor.tsx').then(({ CodeEditor: component }) => ({ default: component })));

interface WorkspaceProps {
  readonly problem: Workspace_ProblemFragment;
  /** Null when the problem offers no language. */
  readonly chosen: OfferedLanguage | null;
  readonly onChoose: (languageKey: string) => void;
}

/** Where the solution is written and sent, and where its verdict arrives. */
export function Workspace({ problem, chosen, onChoose }: WorkspaceProps) {
  const t = useText();
  if (chosen === null) return <EmptyState icon="wrench" title={t({ id: 'problem.noLanguage' })} hint={t({ id: 'problem.noLanguageHint' })} />;
  return <LanguageWorkspace problem={problem} chosen={chosen} onChoose={onChoose} />;
}

function LanguageWorkspace({ problem, chosen, onChoose }: WorkspaceProps & { readonly chosen: OfferedLanguage }) {
  const t = useText();
  const settings = useStore(editorSettingsStore);
  const colorScheme = useStore(colorSchemeStore);
  const draft = useCodeDraft(problem.displayId, chosen);
  const submission = useSubmission(problem);

  const submit = () => {
    draft.flush();
    void submission.submit({ languageKey: chosen.language.key, code: draft.code() });
  };
  useSubmitKey(submit);

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
          />
        </Suspense>
      </Box>
      <LivePanel submissionId={submission.submissionId} isSending={submission.isSending} refusal={submission.refusal} />
      <Flex align="center" justify="space-between" gap="3" px="3" h="12" borderTopWidth="1px" flexShrink="0">
        <Text color="fg.muted" fontSize="xs" hideBelow="md" truncate>
          {t({ id: 'editor.leaveHint' })} <Kbd size="sm">Ctrl</Kbd> <Kbd size="sm">M</Kbd>
        </Text>
        <Button size="sm" colorPalette="accent" disabled={submission.isSending} onClick={submit} ms="auto">
          <Icon name="send" />
          {t({ id: 'editor.submit' })}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Ctrl+Enter anywhere on the page; inside the editor the editor sees it first. */
function useSubmitKey(submit: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
