import { expect, test } from 'vitest';
import { readPeople } from './read-people.ts';

const readOne = (text: string) => readPeople(text, 10).rows[0];
const faults = (text: string) =>
  readPeople(text, 10).rows.map(({ line, fault }) => fault && [line, fault.column, fault.sentence['en-US']]);

test.each([
  ['English, in any order', 'Class,E-mail,Student ID,Full name,User name\nA,ann@example.org,7,Ann,ann'],
  ['Chinese, in any order', '班级\t邮箱\t学号\t姓名\t用户名\nA\tann@example.org\t７\tAnn\tann'],
  ['none, in the usual order', 'Ann,7,ann@example.org,ann,A'],
])('columns are known by their heads: %s', (_name, text) => {
  expect(readOne(text)).toMatchObject({
    name: 'Ann',
    number: '7',
    email: 'ann@example.org',
    username: 'ann',
    classNames: ['A'],
    fault: null,
  });
});

test('columns that nobody knows are named, and what is optional may be missing', () => {
  expect(readPeople('No,Name,Phone\n7,Ann,123', 10)).toMatchObject({
    ignored: ['Phone'],
    rows: [{ line: 2, name: 'Ann', number: '7', email: null, username: null, classNames: [], fault: null }],
  });
});

test.each([
  ['a running number', 'No.,Name,Student number,Class\n1,Ann,007,A'],
  ['a running number in Chinese', '编号,姓名,学号,班级\n1,Ann,007,A'],
  ['an export of this site', 'Id,Username,Nickname,Name,Student number,Level,Classes\n0f3a,ann,Annie,Ann,007,3,A'],
])('the student number is not taken for %s', (_name, text) => {
  expect(readOne(text)).toMatchObject({ name: 'Ann', number: '007', classNames: ['A'], fault: null });
});

test('a wrong row says where and what is wrong', () => {
  expect(faults(`name,number,mail\n,1\nAnn,\nAnn,1 2\nAnn,1,ann\n${'x'.repeat(51)},2`)).toEqual([
    [2, 'NAME', 'This must not be empty.'],
    [3, 'NUMBER', 'This must not be empty.'],
    [4, 'NUMBER', expect.stringContaining('order of the columns')],
    [5, 'EMAIL', 'This is not an e-mail address.'],
    [6, 'NAME', 'At most 50 characters are allowed.'],
  ]);
});

test('the second of two rows for one person is wrong', () => {
  expect(faults('name,number,mail\nAnn,a1,ann@example.org\nAnn,A1\nBob,b1,ANN@example.org')).toEqual([
    null,
    [3, 'NUMBER', 'The same as in line 2. Remove one of the two.'],
    [4, 'EMAIL', 'The same as in line 2. Remove one of the two.'],
  ]);
});

test('a cell names several classes, none of them twice', () => {
  expect(readOne('name,number,class\nAnn,7,A; B；a')?.classNames).toEqual(['A', 'B']);
  expect(faults(`name,number,class\nAnn,7,A; ${'x'.repeat(26)}`)).toEqual([
    [2, 'CLASS', 'At most 25 characters are allowed.'],
  ]);
});
