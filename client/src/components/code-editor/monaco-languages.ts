import { baseLanguage } from '../../lib/diagnostics/base-language.ts';

/** How a language of the judge (by key) is called in the editor and in the highlighter. */
interface EditorLanguage {
  /** Of Monaco. */
  readonly monaco: string;
  /** Of highlight.js. */
  readonly highlight: string;
}

const languages: Readonly<Record<string, EditorLanguage>> = {
  c: { monaco: 'c', highlight: 'c' },
  cpp: { monaco: 'cpp', highlight: 'cpp' },
  java: { monaco: 'java', highlight: 'java' },
  python: { monaco: 'python', highlight: 'python' },
  pypy: { monaco: 'python', highlight: 'python' },
  javascript: { monaco: 'javascript', highlight: 'javascript' },
  node: { monaco: 'javascript', highlight: 'javascript' },
  go: { monaco: 'go', highlight: 'go' },
  rust: { monaco: 'rust', highlight: 'rust' },
  csharp: { monaco: 'csharp', highlight: 'csharp' },
  php: { monaco: 'php', highlight: 'php' },
  ruby: { monaco: 'ruby', highlight: 'ruby' },
  pascal: { monaco: 'pascal', highlight: 'delphi' },
  kotlin: { monaco: 'kotlin', highlight: 'kotlin' },
  haskell: { monaco: 'plaintext', highlight: 'haskell' },
};
const plain: EditorLanguage = { monaco: 'plaintext', highlight: 'plaintext' };

/** Finds a language by the judge's key, with any version or flag. Plain text when unknown. */
export function editorLanguage(languageKey: string): EditorLanguage {
  return languages[languageKey] ?? languages[baseLanguage(languageKey)] ?? plain;
}
