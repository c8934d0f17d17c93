import { Flex } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type * as CodeEditorPart from './code-editor.tsx';
import type { CodeEditor, CodeEditorProps, TypedRange } from './code-editor.tsx';
import { loadCodeEditor } from './load-code-editor.ts';
import { PlainEditor } from './plain-editor.tsx';
import { themeName } from './theme-colors.ts';

/** Signs that somebody is there and may want to type. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const;

interface Arrived {
  readonly Editor: typeof CodeEditor;
  readonly takeOver: TypedRange | null;
}

/** Null when it cannot be had now: the plain field goes on, and the next sign of life tries again. */
async function fetchEditor(): Promise<typeof CodeEditor | null> {
  try {
    // Undefined while the page is about to be loaded anew, since a new version took this part away.
    const part: typeof CodeEditorPart | undefined = await loadCodeEditor();
    return part?.CodeEditor ?? null;
  } catch {
    return null;
  }
}

/**
 * The code editor, which is heavy, fetched when somebody shows signs of life on the page; until it is there its text
 * stands in a plain field. So the statement is read at once on slow machines, and nothing jumps.
 */
export function LazyCodeEditor(props: CodeEditorProps) {
  const { documentKey, settings, colorScheme } = props;
  const plainRef = useRef<HTMLTextAreaElement>(null);
  const typed = useRef({ documentKey, code: props.initialCode });
  if (typed.current.documentKey !== documentKey) typed.current = { documentKey, code: props.initialCode };
  const [isComposing, setComposing] = useState(false);
  const [fetched, setFetched] = useState<Pick<Arrived, 'Editor'> | null>(null);
  const [arrived, setArrived] = useState<Arrived | null>(null);

  useLayoutEffect(() => {
    // A word that is being composed (pinyin) would be torn apart: the end of it is waited for.
    if (fetched === null || isComposing) return;
    const field = plainRef.current;
    const isTyping = field !== null && document.activeElement === field;
    setArrived(
      (now) =>
        now ?? { ...fetched, takeOver: isTyping ? { start: field.selectionStart, end: field.selectionEnd } : null },
    );
  }, [fetched, isComposing]);
  useEffect(() => {
    let isCurrent = true;
    const load = () => {
      stopWaiting();
      void fetchEditor().then((Editor) => {
        if (isCurrent && Editor !== null) setFetched({ Editor });
        else if (isCurrent) wait();
      });
    };
    const stopWaiting = () => signs.forEach((sign) => window.removeEventListener(sign, load, true));
    const wait = () => signs.forEach((sign) => window.addEventListener(sign, load, { capture: true, passive: true }));
    wait();
    // Who came here by a click is there; the statement goes first all the same.
    const timer = navigator.userActivation?.hasBeenActive === true ? setTimeout(load) : undefined;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stopWaiting();
    };
  }, []);

  const onChange = (code: string) => {
    typed.current = { documentKey, code };
    props.onChange(code);
  };
  if (arrived !== null) {
    return (
      <Flex direction="column" position="absolute" inset="0" overflow="hidden">
        <arrived.Editor {...props} initialCode={typed.current.code} onChange={onChange} takeOver={arrived.takeOver} />
      </Flex>
    );
  }
  const { fontSizePx, tabSize, isWrapped, theme } = settings;
  return (
    <PlainEditor
      key={documentKey}
      ref={plainRef}
      code={typed.current.code}
      label={props.label}
      fontSizePx={fontSizePx}
      tabSize={tabSize}
      isWrapped={isWrapped}
      theme={themeName(theme, colorScheme)}
      onChange={onChange}
      onComposing={setComposing}
    />
  );
}
