import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { type NamedEntry, entryNames } from './archive-name.ts';

const entry = (raw: Buffer, flags = 0): NamedEntry => ({
  fileNameRaw: raw,
  generalPurposeBitFlag: flags,
  extraFields: [],
});

test('names in UTF-8 are read as they are, whether the zip says so or not', () => {
  expect(entryNames([entry(Buffer.from('数据/1.in'), 0x800), entry(Buffer.from('数据/1.out'))])).toEqual({
    names: ['数据/1.in', '数据/1.out'],
    isGuessed: false,
  });
});

test('names of a Chinese Windows are read as GBK, and told to be a guess', () => {
  expect(entryNames([entry(iconv.encode('测试数据/输入1.in', 'gbk'))])).toEqual({
    names: ['测试数据/输入1.in'],
    isGuessed: true,
  });
});

test('a name that could be UTF-8 by chance is read as its zip is', () => {
  const chance = iconv.encode('一.in', 'gbk');
  expect(chance.toString()).toBe('һ.in');
  expect(entryNames([entry(chance), entry(iconv.encode('测试.in', 'gbk'))]).names).toEqual(['一.in', '测试.in']);
  expect(entryNames([entry(chance), entry(Buffer.from('plain.in'))]).names).toEqual(['һ.in', 'plain.in']);
});

test('what an entry says of its name counts, however the others are read', () => {
  expect(
    entryNames([
      entry(Buffer.from('说明.md'), 0x800),
      entry(iconv.encode('一.in', 'gbk')),
      entry(iconv.encode('测试.in', 'gbk')),
    ]).names,
  ).toEqual(['说明.md', '一.in', '测试.in']);
});

test('backslashes of old packers are slashes', () => {
  expect(entryNames([entry(Buffer.from(String.raw`a\1.in`))]).names).toEqual(['a/1.in']);
});

test('bytes that are no text have no name', () => {
  expect(entryNames([entry(Buffer.from([0xff, 0xff]), 0x800), entry(Buffer.from([0xff, 0xff, 0x20]))]).names).toEqual([
    null,
    null,
  ]);
});
