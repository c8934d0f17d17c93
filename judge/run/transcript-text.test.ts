import { expect, test } from 'vitest';
import { readTranscript } from '../sandbox/transcript.ts';
import { transcriptText } from './transcript-text.ts';

/** A note as the helper writes it. */
function note(box: 0 | 1, text: string | Buffer): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.from([box, 0, 0, 0, 0]);
  head.writeUInt32LE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

const told = (notes: Buffer[], maxCharacters = 100) =>
  transcriptText(readTranscript(Buffer.concat(notes)), maxCharacters);

test.each<[string, Buffer[], string]>([
  ['nothing was said', [], ''],
  ['each side has its mark', [note(1, '10\n'), note(0, '? 5\n'), note(1, 'less\n')], '< 10\n> ? 5\n< less'],
  ['pieces of one side are one', [note(0, '1'), note(0, '2\n3'), note(0, '\n')], '> 12\n> 3'],
  ['a character in two pieces is one', [note(0, Buffer.from([0xc3])), note(0, Buffer.from([0xbc, 0x0a]))], '> ü'],
  ['notes that end in the middle are read up to there', [note(1, 'a\n'), note(0, 'long').subarray(0, 7)], '< a\n> lo'],
  ['empty lines are lines', [note(0, '\n\n1\n')], '> \n> \n> 1'],
  ['a line with an answer in it is shown in pieces', [note(0, 'a'), note(1, 'b\n'), note(0, 'c\n')], '> a\n< b\n> c'],
  ['where the notes end is told', [note(0, 'a\n'), note(0, ''), note(1, 'not shown\n')], '> a\n[...]'],
  ['control characters are dropped', [note(1, 'a\0\u001bb\n')], '< ab'],
])('%s', (_what, notes, text) => {
  expect(told(notes)).toBe(text);
});

test('a long one is cut', () => {
  const text = told([note(0, 'x'.repeat(200))]);
  expect([text.length, text.slice(-5)]).toEqual([100, '[...]']);
});
