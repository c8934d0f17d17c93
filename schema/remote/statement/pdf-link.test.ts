import { expect, test } from 'vitest';
import { withPdfLink } from './pdf-link.ts';

const pdf = { pdfUrl: 'https://judge.example/a.pdf', url: '/api/public/file/1.pdf', words: 'PDF' };

test('a link to the PDF keeps its words and leads to the other address', () => {
  expect(withPdfLink('See [*all* of it](https://judge.example/a.pdf), [b](https://judge.example/b.pdf).', pdf)).toBe(
    'See [*all* of it](/api/public/file/1.pdf), [b](https://judge.example/b.pdf).',
  );
});

test('a text without the link gets it at its end', () => {
  expect(withPdfLink('Text.', pdf)).toBe('Text.\n\n[PDF](/api/public/file/1.pdf)');
  expect(withPdfLink('', { ...pdf, words: 'PDF (judge.example)', url: pdf.pdfUrl })).toBe(
    '[PDF (judge.example)](https://judge.example/a.pdf)',
  );
});
