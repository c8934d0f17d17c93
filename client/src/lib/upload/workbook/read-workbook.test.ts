import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbook } from '../../../testing/workbook.ts';
import { readWorkbook } from './read-workbook.ts';

test('the first sheet that is shown becomes the text that pasting it gives', () => {
  const bytes = workbook({
    strings: ['<t>Name</t>', '<t>No.</t>', '<r><t>王</t></r><r><t>小明</t></r><rPh sb="0" eb="1"><t>x</t></rPh>'],
    formats: ['00000000'],
    rows: `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" s="1"><v>42</v></c></row>
      <row r="4"><c r="A4" t="inlineStr"><is><t>"Bob"
&amp; Co</t></is></c><c r="B4" t="str"><f>TEXT(7,"000")</f><v>007</v></c><c r="D4" t="b"><v>1</v></c></row>
      <row r="5"><c r="A5" s="1"/></row>`,
  });
  expect(readWorkbook(bytes)).toEqual({
    text: 'Name\tNo.\t\n\n王小明\t00000042\n"""Bob"" & Co"\t007\t\tTRUE',
  });
});

test('rows and columns beyond what rosters have are refused, empty cells there are not', () => {
  const cell = (address: string, value: string) =>
    readWorkbook(workbook({ rows: `<row r="${address.replace(/^[A-Z]+/, '')}"><c r="${address}">${value}</c></row>` }));
  expect(cell('A10001', '<v>1</v>')).toEqual({ fault: 'SIZE' });
  expect(cell('CW1', '<v>1</v>')).toEqual({ fault: 'SIZE' });
  expect(cell('XFD1048576', '')).toEqual({ text: '' });
});

test('a part that is too large is refused before it is unpacked', () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(9 * 1024 ** 2) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(readWorkbook(bomb)).toEqual({ fault: 'SIZE' });
});

test.each([
  ['no archive', strToU8('name,number')],
  ['another archive', zipSync({ 'readme.txt': strToU8('read me') })],
  ['no XML', zipSync({ 'xl/workbook.xml': strToU8('<workbook'), 'xl/_rels/workbook.xml.rels': strToU8('') })],
])('%s is no workbook', (_name, bytes) => {
  expect(readWorkbook(bytes)).toEqual({ fault: 'WRONG' });
});
