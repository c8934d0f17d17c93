import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { packDocuments, savedDocument, unpackDocuments } from './documents.ts';

const url = 'https://judge.example/1';
const page = '<h1>矩形 㐀</h1>';

test('a page that a browser saved in UTF-8 gets the bytes of the judge', () => {
  const sent = iconv.encode(page, 'gb18030');
  expect(savedDocument(Buffer.from(page), url, 'gb18030').bytes).toEqual(sent);
  expect(savedDocument(sent, url, 'gb18030').bytes).toEqual(sent);
  expect(savedDocument(Buffer.from(page), url, null).bytes).toEqual(Buffer.from(page));
});

test('a PDF and an answer in JSON are told by what they begin with', () => {
  expect(savedDocument(Buffer.from('%PDF-1.7 ...'), url, null).contentType).toBe('application/pdf');
  expect(savedDocument(Buffer.from(' {"a": 1}'), url, 'gb18030').contentType).toBe('application/json');
});

test('documents are stored as they came', async () => {
  const documents = [{ url, contentType: 'text/html', bytes: Buffer.from([0, 255, 10]) }];
  expect(await unpackDocuments(await packDocuments(documents))).toEqual(documents);
});
