/** A stretch of text to be put in place of another, and what is selected afterwards. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/** What is selected in a text. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Puts marks around the selection, or takes them away again.
 *
 * @param placeholder stands between them when nothing is selected.
 */
export function wrap({ text, from, to }: Selected, before: string, after: string, placeholder: string): Edit {
  const inner = text.slice(from, to);
  const isWrapped = text.slice(from - before.length, from) === before && text.slice(to, to + after.length) === after;
  if (isWrapped)
    return {
      from: from - before.length,
      to: to + after.length,
      text: inner,
      selectFrom: from - before.length,
      selectTo: to - before.length,
    };
  const content = inner === '' ? placeholder : inner;
  return {
    from,
    to,
    text: `${before}${content}${after}`,
    selectFrom: from + before.length,
    selectTo: from + before.length + content.length,
  };
}

/** Puts a mark before each selected line. */
export function prefixLines({ text, from, to }: Selected, prefix: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text.slice(start, to).split('\n');
  const changed = lines.every((line) => line.startsWith(prefix))
    ? lines.map((line) => line.slice(prefix.length))
    : lines.map((line) => `${prefix}${line}`);
  const joined = changed.join('\n');
  return { from: start, to, text: joined, selectFrom: start + joined.length, selectTo: start + joined.length };
}

/** Puts a block on lines of its own. */
export function insertBlock({ text, from, to }: Selected, block: string): Edit {
  const before = from === 0 || text.slice(0, from).endsWith('\n') ? '' : '\n\n';
  const after = text.slice(to).startsWith('\n') || to === text.length ? '\n' : '\n\n';
  const whole = `${before}${block}${after}`;
  return { from, to, text: whole, selectFrom: from + whole.length, selectTo: from + whole.length };
}

/** Puts a text in place of the selection. */
export function insertText({ from, to }: Selected, text: string): Edit {
  return { from, to, text, selectFrom: from + text.length, selectTo: from + text.length };
}

/** Does an edit in a text area, such that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, selectFrom, selectTo }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Old, and the only way that keeps the undo of the browser; every browser has it.
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!isDone) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
