import { expect, test } from 'vitest';
import { planUsers } from './plan-users.ts';
import { readUserCells, readUsers } from './read-users.ts';

const states = (text: string) =>
  readUsers(text, 10).rows.map(({ line, state, fault }) => [line, state, fault?.column ?? null]);

test('seven columns are read in the order of the specification, or by their heads', () => {
  const ann = {
    username: 'ann',
    password: 'secret-1',
    email: 'ann@example.org',
    realName: 'Ann Lee',
    gender: 'FEMALE',
    nickname: 'Annie',
    school: 'MIT',
    state: 'NEW',
    fault: null,
  };
  expect(readUsers('ann,secret-1,ann@example.org,Ann Lee,female,Annie,MIT', 10).rows).toMatchObject([ann]);
  expect(
    readUsers('学校,昵称,性别,姓名,邮箱,密码,用户名,备注\nMIT,Annie,1,Ann Lee,ann@example.org,secret-1,ann,x', 10),
  ).toMatchObject({ ignored: ['备注'], rows: [{ line: 2, ...ann }] });
  expect(
    readUserCells([['ann', 'secret-1', 'ann@example.org', 'Ann Lee', 'female', 'Annie', 'MIT']]).rows,
  ).toMatchObject([ann]);
});

test('the student number is the eighth column, or known by its head', () => {
  const ann = { username: 'ann', studentId: '2026001', state: 'NEW' };
  expect(readUsers('ann,secret-1,,,,,,2026001', 10).rows).toMatchObject([ann]);
  expect(readUsers('学号,密码,用户名\n２０２６００１,secret-1,ann', 10).rows).toMatchObject([ann]);
});

test.each([
  ['male', 'MALE'],
  ['0', 'MALE'],
  ['Female', 'FEMALE'],
  ['1', 'FEMALE'],
  ['', 'SECRECY'],
  ['Secrecy', 'SECRECY'],
])('the gender "%s" is %s', (text, gender) => {
  expect(readUsers(`ann,secret-1,,,${text}`, 10).rows[0]).toMatchObject({ gender, unknownGender: null });
});

test('a gender that is not known is kept secret, and named', () => {
  expect(readUsers('ann,secret-1,,,robot', 10).rows[0]).toMatchObject({
    state: 'NEW',
    gender: 'SECRECY',
    unknownGender: 'robot',
  });
});

test('a row without username or password is skipped, and a wrong cell is named', () => {
  expect(
    states(
      'ann,\n,secret-1\nbob,short\ncid,secret-1,cid\nd d,secret-1\neve,secret-1,,,,a nickname that is far too long',
    ),
  ).toEqual([
    [1, 'SKIPPED', null],
    [2, 'SKIPPED', null],
    [3, 'FAULTY', 'PASSWORD'],
    [4, 'FAULTY', 'EMAIL'],
    [5, 'FAULTY', 'USERNAME'],
    [6, 'FAULTY', 'NICKNAME'],
  ]);
});

test('a quotation mark that is not closed is named by its line, with the lines that it took', () => {
  const [, row] = readUsers('ann,secret-1\nbob,secret-2,,"Bob Lee\ncid,secret-3\ndan,secret-4\n', 10).rows;
  expect(row?.fault?.sentence['en-US']).toBe(
    'The quotation mark in line 2 is not closed, so all up to line 4 is in its cell. Add the other one.',
  );
});

test('the second of two rows with one username or address is wrong', () => {
  expect(states('ann,secret-1,ann@example.org\nANN,secret-1\nbob,secret-1,Ann@example.org\n,x\n,x')).toEqual([
    [1, 'NEW', null],
    [2, 'FAULTY', 'USERNAME'],
    [3, 'FAULTY', 'EMAIL'],
    [4, 'SKIPPED', null],
    [5, 'SKIPPED', null],
  ]);
});

test('what another account has is taken', () => {
  const { rows } = readUsers('ann,secret-1\nbob,secret-1,bob@example.org\ncid,secret-1', 10);
  const taken = { usernames: new Set(['ann']), looks: new Set(['cid']), emails: new Set(['bob@example.org']) };
  expect(planUsers(rows, taken).map(({ state, fault }) => [state, fault?.column])).toEqual([
    ['TAKEN', 'USERNAME'],
    ['TAKEN', 'EMAIL'],
    ['TAKEN', 'USERNAME'],
  ]);
});
