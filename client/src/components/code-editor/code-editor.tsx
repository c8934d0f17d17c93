import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ColorScheme } from '../../lib/preferences/color-scheme-store.ts';
import type { EditorSettings } from '../../lib/preferences/editor-settings.ts';
import { jumpTo, markStyles, showMarks, type EditorJump, type EditorMark } from './editor-marks.ts';
import { showTheme } from './editor-themes.ts';
import { applyKeyMap } from './key-maps.ts';
import { codeFont, lineHeightOf } from './line-height.ts';
import { editorLanguage } from './monaco-languages.ts';
import { editor, KeyCode, KeyMod } from './monaco.ts';
import { themeName } from './theme-colors.ts';
import './typed-lines.ts';

/** What an editor of code is told. */
export interface CodeEditorProps {
  /** Names the text being edited: another one replaces the text by `initialCode` and forgets what could be undone. */
  readonly documentKey: string;
  readonly initialCode: string;
  /** The judge's key. */
  readonly languageKey: string;
  readonly settings: EditorSettings;
  readonly colorScheme: ColorScheme;
  /** What the editor is called for screen readers. */
  readonly label: string;
  /** What the line that tells the state of foreign keys is called. */
  readonly keysLabel: string;
  /** What the act of the menu that selects the whole text is called. */
  readonly selectAllLabel: string;
  readonly onChange: (code: string) => void;
  /** Ctrl+Enter, Cmd+Enter. */
  readonly onSubmit: () => void;
  /** Ctrl+', Cmd+'. */
  readonly onTest: () => void;
  /** Ctrl+;, Cmd+;. */
  readonly onTestAll?: (() => void) | undefined;
  /** Lines with faults. */
  readonly marks?: readonly EditorMark[] | undefined;
  /** Where the cursor is wanted; null: nowhere. */
  readonly jump?: EditorJump | null | undefined;
}

/** Of Monaco's menu: cut, copy, paste. */
const clipboardGroup = '9_cutcopypaste';
const noMarks: readonly EditorMark[] = [];

/** Where somebody was typing when the editor arrived, from the text's begin. */
export interface TypedRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The code editor. Tab indents, as everywhere in editors; Ctrl+M (Ctrl+Shift+M on a Mac) lets Tab leave it. The help
 * sheet and the line below the editor say so. It is there at once, so that it can take over from another field without
 * a key getting lost.
 */
export function CodeEditor({ takeOver, ...props }: CodeEditorProps & { readonly takeOver: TypedRange | null }) {
  const { documentKey, initialCode, languageKey, settings, colorScheme, label, keysLabel } = props;
  const { marks = noMarks, jump = null } = props;
  const hostRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const editorRef = useRef<editor.IStandaloneCodeEditor | null>(null);
  const isTapped = useRef(false);
  // Synchronous, as in a native field: a button pressed right after a key must see the new text.
  const onChange = useEffectEvent((code: string) => flushSync(() => props.onChange(code)));
  const onSubmit = useEffectEvent(() => props.onSubmit());
  const onTest = useEffectEvent(() => props.onTest());
  const onTestAll = useEffectEvent(() => props.onTestAll?.());
  const addSelectAll = useEffectEvent((target: editor.IStandaloneCodeEditor) =>
    target.addAction({
      id: 'select-all',
      label: props.selectAllLabel,
      contextMenuGroupId: clipboardGroup,
      contextMenuOrder: 5,
      run: (one) => {
        const model = one.getModel();
        if (model !== null) one.setSelection(model.getFullModelRange());
      },
    }),
  );
  // A new text is taken over only with a new name: what is typed must not be replaced by a rendering.
  const openDocument = useEffectEvent(() => editor.createModel(initialCode, editorLanguage(languageKey).monaco));
  const goOnTyping = useEffectEvent(() => {
    const model = editorRef.current?.getModel();
    if (takeOver === null || !model) return;
    const [from, to] = [model.getPositionAt(takeOver.start), model.getPositionAt(takeOver.end)];
    editorRef.current?.setSelection({
      startLineNumber: from.lineNumber,
      startColumn: from.column,
      endLineNumber: to.lineNumber,
      endColumn: to.column,
    });
    editorRef.current?.focus();
  });

  useLayoutEffect(() => {
    if (hostRef.current === null) return undefined;
    const created = editor.create(hostRef.current, {
      model: null,
      automaticLayout: true,
      minimap: { enabled: false },
      glyphMargin: false,
      scrollBeyondLastLine: false,
      smoothScrolling: false,
      padding: { top: 8, bottom: 8 },
      lineNumbersMinChars: 3,
      folding: true,
      fixedOverflowWidgets: true,
      renderLineHighlight: 'line',
      fontFamily: codeFont,
      wordBasedSuggestions: 'currentDocument',
    });
    created.addCommand(KeyMod.CtrlCmd | KeyCode.Enter, () => onSubmit());
    created.addCommand(KeyMod.CtrlCmd | KeyCode.Quote, () => onTest());
    created.addCommand(KeyMod.CtrlCmd | KeyCode.Semicolon, () => onTestAll());
    // A phone has no keys for it.
    addSelectAll(created);
    // Monaco keeps back the click of a tap, at which menus outside close.
    created.onDidFocusEditorText(() => {
      if (isTapped.current) document.activeElement?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      isTapped.current = false;
    });
    editorRef.current = created;
    return () => {
      editorRef.current = null;
      created.dispose();
    };
  }, []);

  useLayoutEffect(() => {
    const model = openDocument();
    editorRef.current?.setModel(model);
    const listener = model.onDidChangeContent(() => onChange(model.getValue()));
    return () => {
      listener.dispose();
      model.dispose();
    };
  }, [documentKey]);

  useLayoutEffect(() => {
    editorRef.current?.updateOptions({
      ariaLabel: label,
      fontSize: settings.fontSizePx,
      lineHeight: lineHeightOf(settings.fontSizePx),
      wordWrap: settings.isWrapped ? 'on' : 'off',
    });
    editorRef.current
      ?.getModel()
      ?.updateOptions({ tabSize: settings.tabSize, indentSize: settings.tabSize, insertSpaces: true });
  }, [label, settings.fontSizePx, settings.tabSize, settings.isWrapped, documentKey]);

  useLayoutEffect(() => showTheme(themeName(settings.theme, colorScheme)), [settings.theme, colorScheme]);
  useLayoutEffect(() => goOnTyping(), []);
  useEffect(() => (editorRef.current === null ? undefined : showMarks(editorRef.current, marks)), [marks, documentKey]);
  useEffect(() => {
    if (editorRef.current !== null && jump !== null) jumpTo(editorRef.current, jump);
  }, [jump]);

  useEffect(() => {
    const [target, statusLine] = [editorRef.current, statusRef.current];
    if (target === null || statusLine === null) return undefined;
    const applied = applyKeyMap(settings.keyMap, target, statusLine);
    return () =>
      void applied.then(
        (remove) => remove(),
        () => undefined,
      );
  }, [settings.keyMap]);

  return (
    <>
      {/* Monaco opens its menu in here, beside the editor: by this class the colours of the theme are known to it. */}
      <Box
        ref={hostRef}
        className="monaco-component"
        flex="1"
        minH="0"
        w="full"
        overflow="hidden"
        data-testid="code-editor"
        css={markStyles}
        onPointerDownCapture={({ pointerType }) => {
          isTapped.current = pointerType === 'touch';
        }}
      />
      {/* Kept for every key map: it is written into by what draws it, not by React. */}
      <Box
        ref={statusRef}
        role="status"
        aria-label={keysLabel}
        display={settings.keyMap === 'default' ? 'none' : 'block'}
        px="3"
        h="6"
        lineHeight="1.5rem"
        fontFamily="mono"
        fontSize="xs"
        borderTopWidth="1px"
        bg="bg.subtle"
        flexShrink="0"
        overflow="hidden"
        css={{ '& input': { bg: 'transparent', outline: 'none' } }}
      />
    </>
  );
}
