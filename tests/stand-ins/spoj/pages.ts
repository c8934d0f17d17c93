import type { StandInRun } from '../judge-stand-in.ts';

/** A page of the judge: with a search form on each, and a form to sign in for visitors. */
export function page(content: string, { user = null }: { readonly user?: string | null } = {}): string {
  const menu =
    user === null
      ? `<form name="login" action="/login/" method="post"><input name="login_user">
         <input type="password" name="password"><input type="checkbox" name="autologin" value="1">
         <input type="hidden" name="next_raw" value="/">
         <button name="submit" value="Log In">Log In</button></form>`
      : `<a href="/myaccount/">${user}</a> <a href="/logout"><i class="fa fa-sign-out"></i> sign out</a>`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>SPOJ.com</title></head><body>
<!-- <h2 id="problem-name">OLD - Old</h2><input type="hidden" name="newSubmissionId" value="1"/> -->
<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>
<div class="navbar">${menu}<form action="/search/"><input name="query"><input type="submit" name="submit"></form></div>
<div id="content">${content}</div><table class="footer"><tr><td>About | Tutorial</table></body></html>`;
}

/** A problem of the stand-in. */
export interface SpojProblem {
  readonly title: string;
  readonly body: string;
  readonly timeLimit: string;
  readonly sourceLimitBytes: number;
  /** Ids; null: all. */
  readonly languages: readonly string[] | null;
}

export const problems: ReadonlyMap<string, SpojProblem> = new Map([
  [
    'PRIME1',
    {
      title: 'Prime Generator – easy - or not',
      body: `<p>Peter wants prime numbers below 2<sup>31</sup>.</p>
<p><img src="/content/peter-PRIME1.png" alt="primes"></p>
<h3>Input</h3><p>The number t of test cases.</p>
<h3>Output</h3><p>All of them.</p>
<h3>Example</h3><pre><b>Input:</b>
2
1 10

<b>Output:</b>
2 &lt; 3
5
</pre><p><strong>Warning: large data.</strong></p>`,
      timeLimit: '0.5s-6s',
      sourceLimitBytes: 65_536,
      languages: null,
    },
  ],
  [
    'HARDWAY',
    { title: 'The Hard Way', body: '<p>Use Pascal.</p>', timeLimit: '1s', sourceLimitBytes: 50_000, languages: ['22'] },
  ],
]);

/** A page of a list of problems, with those of other lists beside it. @param isChanged its table has another name. */
export function listPage(isChanged: boolean): string {
  const rows = [...problems.keys()].map(
    (code) => `<tr class="problemrow"><td>1</td><td align="left"><a href="/problems/${code}/">A problem</a></td>
<td><a href="/ranks/${code}/">5</a><td><a href="/status/${code}/">50.00</a></tr>`,
  );
  return `<ul class="nav"><li><a href="/problems/classical/">classical</a><li>
<a href="/problems/basics/">basics</a></ul>
<table class="${isChanged ? 'tasks' : 'problems'} table"><tbody>${rows.join('')}</tbody></table>
<ul class="pagination"><li><a href="/problems/classical/sort=0,start=50">2</a></ul>`;
}

/** The page of a problem. @param isChanged its elements have other names. */
export function problemPage(code: string, problem: SpojProblem, isChanged: boolean): string {
  const prefix = isChanged ? 'task' : 'problem';
  return `<ul class="nav"><li><a href="/submit/${code}/">Submit</a><li><a href="/status/${code}/">Status</a></ul>
<h2 id="${prefix}-name" class="text-center">${code} - ${problem.title}</h2>
<div id="problem-tags"><a href="/problems/tag/number-theory"><span data-tagid="3">#number-theory</span>
</a><a href="/problems/tag/basics"><span class="problem-tag" data-tagid="5">#basics</span></a></div>
<div id="${prefix}-body">${problem.body}</div>
<table id="${prefix}-meta" class="probleminfo"><tbody>
<tr><td>Added by:</td><td><a href="/users/adam">Adam Dzedzej</a></td></tr>
<tr><td>Date:</td><td>2004-05-01</td></tr>
<tr><td>Time limit:</td><td>${problem.timeLimit}
<tr><td>Source limit:</td><td>${problem.sourceLimitBytes}B</td></tr>
<tr><td>Memory limit:</td><td>1536MB</td></tr>
<tr><td>Cluster:</td><td><a href="/clusters/">Cube (Intel G860)</a></td></tr>
<tr><td>Languages:</td><td>All except: ASM64</td></tr>
<tr><td>Resource:</td><td>ACM Central European Programming Contest</td></tr></tbody></table>`;
}

/** A page in place of a problem that is not there. */
export const missingPage = '<h2>Wrong problem code!</h2><p>In a few seconds, you will be redirected.</p>';

/** Languages of the judge. */
export const languageIds: readonly string[] = (
  '7 45 13 42 104 105 28 110 12 81 11 27 41 1 44 82 34 14 111 118 91 31 32 102 84 20 48 96 36 124 92 107 5 114 98 ' +
  '121 21 16 9 24 10 35 112 47 26 30 25 122 56 43 83 8 127 2 22 3 54 29 94 19 15 108 4 99 116 126 117 95 17 93 39 ' +
  '18 33 97 46 23 40 85 38 62 115 50 6'
).split(' ');

/** The form of a problem, with an input named `submit`. */
export function submitForm(code: string, languages: readonly string[]): string {
  const options = languages.map((id) => `<option value="${id}">Language ${id}</option>`);
  return `<form action="/submit/complete/" method="post" enctype="multipart/form-data">
<input type="file" name="subm_file"><textarea name="file"></textarea><input name="problemcode" value="${code}">
<select id="lang" name="lang">${options.join('')}</select><input type="submit" name="submit" value="Submit!"></form>`;
}

/** What the judge says of a program that it took. */
export function takenPage(id: string): string {
  return `<h3>Solution submitted!</h3><form><input type="hidden" name="newSubmissionId" value="${id}"/></form>`;
}

/** A run, and what the judge says of it. */
export interface SpojRow {
  readonly run: StandInRun;
  readonly text: string;
}

/** Numbers of statuses by the beginning of their words. */
const numbers: ReadonlyArray<readonly [words: string, number: number]> = [
  ['waiting', 0],
  ['compiling', 1],
  ['running judge', 5],
  ['running', 3],
  ['compilation error', 11],
  ['runtime error', 12],
  ['memory limit exceeded', 12],
  ['time limit exceeded', 13],
  ['wrong answer', 14],
  ['accepted', 15],
  ['threshold', 16],
  ['internal error', 20],
];
const unknownStatus = 99;

function numberOf(text: string): number {
  if (/^\d/u.test(text)) return 15;
  return numbers.find(([words]) => text.startsWith(words))?.[1] ?? unknownStatus;
}

/** What pages show of a run, with HTML in the values. */
function facts({ run, text }: SpojRow): {
  readonly status: number;
  readonly final: string;
  readonly html: string;
  readonly time: string;
  readonly memory: string;
} {
  const status = numberOf(text);
  const isFinal = status > 10 && status !== unknownStatus;
  const { timeMs, memoryKb } = isFinal ? run.script : {};
  const words = status === 11 ? `<a href="/error/${run.id}">${text}</a>` : `<strong>${text}</strong>`;
  return {
    status,
    final: isFinal ? '1' : '0',
    html: `\n    ${words}\n    <span class="small"><a href="/files/src/save/${run.id}">edit</a></span>`,
    time: timeMs === undefined ? '-' : `<a href="/ranks/${run.ref}/">${(timeMs / 1_000).toFixed(2)}</a>`,
    memory: memoryKb === undefined ? '-' : `${(memoryKb / 1_024).toFixed(1)}M`,
  };
}

/** States of runs in JSON, with HTML in the values. @param isChanged values have other names. */
export function statesJson(rows: readonly SpojRow[], isChanged: boolean): string {
  return JSON.stringify(
    rows.map((row) => {
      const { status, final, html, time, memory } = facts(row);
      const id = Number(row.run.id);
      return isChanged
        ? { run: id, state: status }
        : { status_description: html, id, status, time, mem: memory, final, chk_id: 0 };
    }),
  );
}

/** The list of runs. @param isChanged it has no table. */
export function runsPage(rows: readonly SpojRow[], isChanged: boolean): string {
  const head = ['ID', 'DATE', 'PROBLEM', 'RESULT', 'TIME', 'MEM', 'LANG'].map((name) => `<th class="x">${name}</th>`);
  const lines = rows.map((row, index) => {
    const { run } = row;
    const { status, final, html, time, memory } = facts(row);
    return `<tr class="kol${(index % 2) + 1}"><td class="statustext">${run.id}</td>
<td class="status_sm">${run.submittedAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td class="sproblem"><a href="/problems/${run.ref}/" title="${run.ref}">A problem</a></td>
<td class="statusres" id="statusres_${run.id}" status="${status}" final="${final}" manual="0">${html}</td>
<td class="stime" id="statustime_${run.id}">${time}<td class="smemory" id="statusmem_${run.id}">${memory}
<td class="slang"><span>CPP14</span></tr>`;
  });
  return isChanged
    ? '<div class="runs">No table any more</div>'
    : `<table class="problems table newstatus"><thead><tr class="headrow">${head.join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`;
}

/** The page of a run. */
export function runPage(row: SpojRow): string {
  const { status, final, html, time, memory } = facts(row);
  const { id } = row.run;
  return `<div id="statusres_${id}" status="${status}" final="${final}" manual="0">${html}</div>
<span id="statustime_${id}">${time}</span><span id="statusmem_${id}">${memory}</span>`;
}

/** The compiler's text. */
export function compilePage(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<pre>Not this one</pre><div align="left"><pre><small>${escaped}</small></pre></div>`;
}
