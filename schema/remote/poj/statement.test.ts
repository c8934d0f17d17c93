import { expect, test } from 'vitest';
import { parsePojStatement } from './statement.ts';

const url = 'http://poj.org/problem?id=1';

function page({ limits = 'Time Limit: 1000MS Memory Limit: 10000K', input = '1\n', output = '2\n', lang = '' } = {}) {
  return `<title>1 -- T</title><div class="ptt" ${lang}>T</div><div class="plm">${limits}</div>
<p class="pst">Description</p><div class="ptx">Add.</div>
<p class="pst">Sample Input</p><pre class="sio">${input}</pre>
<p class="pst">Sample Output</p><pre class="sio">${output}</pre>`;
}

test('the limit of a test goes before that of all tests', () => {
  const limits = '<b>Time Limit:</b> 5000MS&nbsp;<b>Case Time Limit:</b> 2000MS <b>Memory Limit:</b> 65536K';
  expect(parsePojStatement(page({ limits }), url)).toMatchObject({
    timeLimitMs: 2_000,
    memoryLimitKb: 65_536,
    limits: 'Time Limit: 5000MS, Case Time Limit: 2000MS, Memory Limit: 65536K',
  });
});

test('samples whose names are no pairs stay one text', () => {
  const statement = parsePojStatement(page({ input: '<b>one</b>\n1\n<b>two</b>\n2\n', output: '3\n' }), url);
  expect(statement.samples).toEqual([{ input: 'one\n1\ntwo\n2\n', output: '3\n', explanation: null }]);
});

test('a statement in Chinese says so', () => {
  expect(parsePojStatement(page({ lang: 'lang="zh-CN"' }), url).language).toBe('zh');
});

test('a statement that quotes the words of an error page is none', () => {
  expect(parsePojStatement(page({ input: 'Error Occurred' }), url).title).toBe('T');
});

test('a page without limits is a layout error', () => {
  expect(() => parsePojStatement(page({ limits: '' }), url)).toThrow('no limits');
});
