import { expect, test } from 'vitest';
import { parseSpojStatement } from './statement.ts';

function statement({ title = 'TEST - T', time = '1s', memory = '1536MB', body = '<p>Add.</p>' } = {}) {
  const text = `<h2 id="problem-name">${title}</h2><div id="problem-body">${body}</div>
<table id="problem-meta"><tr><td>Memory limit:<td>${memory}<tr><td>Time limit:<td>${time}</table>`;
  return parseSpojStatement({ text, url: 'https://www.spoj.com/problems/TEST/', form: null }, 'TEST');
}

test('only the code is cut off the title', () => {
  expect(statement({ title: 'TEST - Easy - but long' }).title).toBe('Easy - but long');
});

test.each([
  ['1s', 1_000],
  ['0.5s-2s', 2_000],
  ['0.100s-0.250s', 250],
  ['10s', 10_000],
])('the time limit %s is %d ms', (time, timeLimitMs) => {
  expect(statement({ time }).timeLimitMs).toBe(timeLimitMs);
});

test('a page without limits is a layout error', () => {
  expect(() => statement({ time: 'soon' })).toThrow('no limits');
});

test.each([
  ['names in one text', '<h3>Example</h3><pre><b>Input:</b>\n1\n2\n\n<b>Output:</b>\n3\n</pre>'],
  ['a text for each part', '<h3>Sample Input</h3><pre>1\n2\n</pre><h3>Sample Output</h3><pre>3\n</pre>'],
  ['a name in each text', '<p><b>Example</b></p><pre>Input:\n1\n2\n</pre><pre>Output: 3\n</pre>'],
  ['an element around them', '<div><h3>Example:</h3><div><pre>Input\n1\n2\nOutput\n3</pre></div></div>'],
])('a sample with %s is read', (_name, example) => {
  const { samples, description } = statement({ body: `<p>Add.</p><h3>Input</h3><p>Two numbers.</p>${example}` });
  expect(samples).toEqual([{ input: '1\n2\n', output: '3\n', explanation: null }]);
  expect(description).toBe('Add.\n\n### Input\n\nTwo numbers.');
});

test('what is no sample stays in the text', () => {
  const { samples, description } = statement({ body: '<h3>Example</h3><pre>1 2 3</pre>' });
  expect(samples).toEqual([]);
  expect(description).toContain('1 2 3');
});

test('a text after the example stays', () => {
  const body = '<p>Add.</p><h3>Example</h3><pre>Input:\n1\nOutput:\n1\n</pre><h3>Notes</h3><pre>x</pre>';
  expect(statement({ body })).toMatchObject({
    samples: [{ input: '1\n', output: '1\n' }],
    description: expect.stringContaining('### Notes'),
  });
});

test('a statement that is a PDF has its address', () => {
  expect(statement({ body: '<p>See <a href="/content/a/b.pdf">b</a>.</p>' }).pdfUrl).toBe(
    'https://www.spoj.com/content/a/b.pdf',
  );
});
