import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { loadCodeEditor } from '../../../../components/code-editor/load-code-editor.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { colorSchemeStore } from '../../../../lib/preferences/color-scheme-store.ts';
import { editorSettingsStore } from '../../../../lib/preferences/editor-settings.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { FaultText, useWantedFocus } from '../form/field-frame.tsx';
import { useProblemForm } from '../form/form-context.ts';

const CodeEditor = lazy(() => loadCodeEditor().then(({ CodeEditor: component }) => ({ default: component })));

interface CodeFieldProps {
  readonly path: string;
  /** Names the code being edited; another name replaces what the editor shows. */
  readonly documentKey: string;
  readonly label: string;
  readonly languageKey: string;
  readonly value: string;
  readonly onValue: (code: string) => void;
  /** Ctrl+Enter. */
  readonly onRun?: () => void;
  readonly height?: string;
}

const nothing = () => {};

/** Code in the editor, with its fault below. */
export function CodeField({
  path,
  documentKey,
  label,
  languageKey,
  value,
  onValue,
  onRun = nothing,
  height = '20rem',
}: CodeFieldProps) {
  const t = useText();
  const settings = useStore(editorSettingsStore);
  const colorScheme = useStore(colorSchemeStore);
  const { fault } = useProblemForm();
  const frame = useWantedFocus(path);
  const error = fault(path);
  return (
    <Box>
      {/* The frame takes the focus while the editor is still being fetched. */}
      <Flex
        ref={frame}
        direction="column"
        tabIndex={-1}
        role="group"
        aria-label={label}
        h={height}
        borderWidth="1px"
        borderColor={error === null ? 'border' : 'red.solid'}
        borderRadius="l2"
        overflow="hidden"
      >
        <Suspense fallback={<Skeleton h="full" borderRadius="0" />}>
          <CodeEditor
            takeOver={null}
            documentKey={`${documentKey} ${languageKey}`}
            initialCode={value}
            languageKey={languageKey}
            settings={settings}
            colorScheme={colorScheme}
            label={label}
            keysLabel={t({ id: 'author.keysState' })}
            selectAllLabel={t({ id: 'author.selectAll' })}
            onChange={onValue}
            onSubmit={onRun}
            onTest={onRun}
          />
        </Suspense>
      </Flex>
      <Box mt="1">
        <FaultText>{error}</FaultText>
      </Box>
    </Box>
  );
}
