import { editor } from './monaco.ts';

interface Typed {
  readonly text: string;
}

/** A break with something after it: more than the key Enter types. */
const severalLines = /[\r\n][^\r\n]/;

/**
 * Keyboards of phones insert several lines as if they were typed, and each break would be indented anew. They are taken
 * as they are, as a paste is.
 */
editor.registerCommand('type', (_accessor, typed: Typed) => {
  const editors = editor.getEditors();
  const target = editors.find((one) => one.hasTextFocus()) ?? editors.find((one) => one.hasWidgetFocus());
  target?.trigger('keyboard', severalLines.test(typed.text) ? 'paste' : 'type', typed);
});
