import { expect, test } from 'vitest';
import { parseAtCoderStatement } from './statement.ts';

const address = 'https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_a';

function pageOf(statement: string, limits = '実行時間制限: 500 msec / メモリ制限: 64 MB'): string {
  return `<html><body><span class="h2">A01 - The First Problem<a>解説</a></span><p>${limits}</p>
<div id="task-statement">${statement}</div></body></html>`;
}

test('an old task in Japanese has its headings before its parts', () => {
  const statement = parseAtCoderStatement(
    pageOf(`<div class="part"><h3>問題文</h3><section>整数 <var>N</var> が<br />与えられます。</section></div>
<div class="io-style"><div class="part"><h3>入力</h3><section><pre>
<var>N</var>
<var>A_1</var> <var>A_2</var>
</pre></section></div></div>
<div class="part"><h3>入力例 1</h3><section><pre class="prettyprint">2&#13;
</pre><p>一つ</p></section></div><div class="part"><h3>出力例 1</h3><section><pre>4</pre></section></div>`),
    address,
  );
  expect(statement).toMatchObject({
    title: 'The First Problem',
    language: 'ja',
    description: '整数 $N$ が\\\n与えられます。',
    input: '$N$\\\n$A_1$ $A_2$',
    samples: [{ output: '4', explanation: '一つ' }],
    timeLimitMs: 500,
    memoryLimitKb: 65_536,
    limits: '実行時間制限: 500 msec / メモリ制限: 64 MB',
  });
});

test('a task without headings is its description', () => {
  const statement = parseAtCoderStatement(pageOf('<p>Print <var>1</var><var>x</var>.</p>'), address);
  expect(statement).toMatchObject({ language: 'en', description: 'Print $1$ $x$.', samples: [] });
});

test('limits that cannot be read are a layout error', () => {
  expect(() => parseAtCoderStatement(pageOf('<p>Print 1.</p>', 'Time Limit: soon'), address)).toThrow(
    'the statement has no limits',
  );
});
