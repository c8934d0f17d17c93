import { expect, test } from 'vitest';
import iconv from 'iconv-lite';
import { entryName } from './entry-name.ts';

test('a name in UTF-8 is read as it is, whether the zip says so or not', () => {
  expect(entryName(Buffer.from('数据/1.in'), 0x800)).toEqual({ name: '数据/1.in', isGuessed: false });
  expect(entryName(Buffer.from('数据/1.in'), 0)).toEqual({ name: '数据/1.in', isGuessed: false });
});

test('a name of a Chinese Windows is read as GBK, and told to be a guess', () => {
  expect(entryName(iconv.encode('测试数据/输入1.in', 'gbk'), 0)).toEqual({ name: '测试数据/输入1.in', isGuessed: true });
});

test('backslashes of old packers are slashes', () => {
  expect(entryName(Buffer.from(String.raw`a\1.in`), 0)?.name).toBe('a/1.in');
});

test('bytes that are no text have no name', () => {
  expect(entryName(Buffer.from([0xff, 0xff]), 0x800)).toBeNull();
  expect(entryName(Buffer.from([0xff, 0xff, 0x20]), 0)).toBeNull();
});
