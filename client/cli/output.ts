import { styleText } from 'node:util';

/** What a command says and how. */
export interface Output {
  readonly isJson: boolean;
  /** A line of text; nothing when JSON is wanted. */
  line(text?: string): void;
  /** What is going on now: one line that changes in a terminal, else a line a change. */
  progress(text: string): void;
  /** The one JSON value, when that is wanted. */
  json(value: unknown): void;
  /** What went wrong. */
  fail(text: string): void;
  /** A text in a colour, where colours are wanted. */
  paint(color: Color, text: string): string;
}

export type Color = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Where it is written to. */
interface Streams {
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

/** Speaks to the terminal: results on standard output, what is going on and what went wrong on standard error. */
export function createOutput({ isJson }: { readonly isJson: boolean }, { stdout, stderr }: Streams = process): Output {
  let shown = '';
  const clear = () => {
    if (shown !== '' && stderr.isTTY) stderr.write('\r\u001B[K');
    shown = '';
  };
  return {
    isJson,
    line(text = '') {
      if (isJson) return;
      clear();
      stdout.write(`${printable(text)}\n`);
    },
    progress(text) {
      if (isJson || text === shown) return;
      if (stderr.isTTY) stderr.write(`\r\u001B[K${printable(text)}`);
      else stderr.write(`${printable(text)}\n`);
      shown = text;
    },
    json(value) {
      if (isJson) stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    },
    fail(text) {
      clear();
      if (isJson) stdout.write(`${JSON.stringify({ error: text }, null, 2)}\n`);
      stderr.write(`${printable(text)}\n`);
    },
    // Left out by itself where the stream is no terminal or NO_COLOR is set.
    paint: (color, text) => styleText(color, text, { stream: stdout, validateStream: true }),
  };
}

/** Programs' outputs and messages are strangers' words: only colours of ours may steer the terminal. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\u001B(?!\[[\d;]*m)|[\u0000-\u0008\u000B-\u001A\u001C-\u001F\u007F\u0080-\u009F]/g, '?');
}
