import { localeStore } from '../../lib/preferences/locale-store.ts';
import type * as CodeEditorPart from './code-editor.tsx';

/**
 * The code editor. Monaco reads its sentences as it starts, so those of another language than English come before it;
 * they stay until the page is loaded anew.
 */
export async function loadCodeEditor(): Promise<typeof CodeEditorPart> {
  if (localeStore.get() === 'zh-CN') await import('monaco-editor/nls/lang/zh-cn.js');
  return import('./code-editor.tsx');
}
