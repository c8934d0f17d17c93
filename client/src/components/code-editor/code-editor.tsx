import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditorSettings } from '../../lib/preferences/editor-settings.ts';
import type { ColorScheme } from '../../lib/preferences/color-scheme-store.ts';
import { editor, KeyCode, KeyMod } from './monaco.ts';
import { editorLanguage } from './monaco-languages.ts';

interface CodeEditorProps {
  /** Names the text being edited: another one replaces the text by `initialCode` and forgets what could be undone. */
  readonly documentKey: string;
  readonly initialCode: string;
  /** The judge's key. */
  readonly languageKey: string;
  readonly settings: EditorSettings;
  readonly colorScheme: ColorScheme;
  /** What the editor is called for screen readers. */
  readonly label: string;
  readonly onChange: (code: string) => void;
  /** Ctrl+Enter, Cmd+Enter. */
  readonly onSubmit: () => void;
  /** Ctrl+', Cmd+'. */
  readonly onTest: () => void;
}

/**
 * The code editor. Tab indents, as everywhere in editors; Ctrl+M (Ctrl+Shift+M on a Mac) lets Tab leave it. The help
 * sheet and the line below the editor say so.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { documentKey, initialCode, languageKey, settings, colorScheme, label } = props;
  const hostRef = useRef<HTMLDivElement>(null);
  const editorRef = useRef<editor.IStandaloneCodeEditor | null>(null);
  const onChange = useEffectEvent((code: string) => props.onChange(code));
  const onSubmit = useEffectEvent(() => props.onSubmit());
  const onTest = useEffectEvent(() => props.onTest());
  // A new text is taken over only with a new name: what is typed must not be replaced by a rendering.
  const openDocument = useEffectEvent(() => editor.createModel(initialCode, editorLanguage(languageKey).monaco));

  useEffect(() => {
    if (hostRef.current === null) return undefined;
    const created = editor.create(hostRef.current, {
      model: null,
      automaticLayout: true,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      smoothScrolling: false,
      padding: { top: 8, bottom: 8 },
      lineNumbersMinChars: 3,
      folding: true,
      fixedOverflowWidgets: true,
      renderLineHighlight: 'line',
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
      wordBasedSuggestions: 'currentDocument',
    });
    created.addCommand(KeyMod.CtrlCmd | KeyCode.Enter, () => onSubmit());
    created.addCommand(KeyMod.CtrlCmd | KeyCode.Quote, () => onTest());
    editorRef.current = created;
    return () => {
      editorRef.current = null;
      created.dispose();
    };
  }, []);

  useEffect(() => {
    const model = openDocument();
    editorRef.current?.setModel(model);
    const listener = model.onDidChangeContent(() => onChange(model.getValue()));
    return () => {
      listener.dispose();
      model.dispose();
    };
  }, [documentKey]);

  useEffect(() => {
    editorRef.current?.updateOptions({ ariaLabel: label, fontSize: settings.fontSizePx, lineHeight: Math.round(settings.fontSizePx * 1.5) });
    editorRef.current?.getModel()?.updateOptions({ tabSize: settings.tabSize, indentSize: settings.tabSize, insertSpaces: true });
  }, [label, settings.fontSizePx, settings.tabSize, documentKey]);

  useEffect(() => {
    editor.setTheme(settings.theme === 'auto' ? colorScheme : settings.theme);
  }, [settings.theme, colorScheme]);

  return <Box ref={hostRef} h="full" w="full" data-testid="code-editor" />;
}
