import type { StandInRun } from '../judge-stand-in.ts';

/** A page of AtCoder: a bar with forms of its own around the content. @param user null: signed out. */
export function page(content: string, user: string | null = null): string {
  const bar =
    user === null
      ? '<li><a href="/register?continue=x">Sign Up</a><li><a href="/login?continue=x">Sign In</a>'
      : `<li class="dropdown"><a>${user}</a><form method="POST" name="form_logout" action="/logout"><input type="hidden"
         name="csrf_token" value="of-the-sign-out"></form>`;
  return `<!DOCTYPE html>
<html><head><title>A - Product</title><meta charset="utf-8"><script>
var LANG = "en";
var userScreenName = "${user ?? ''}";
var csrfToken = "other+token=";
</script></head><body>
<div id="main-div"><nav><a class="navbar-brand" href="/home"></a>
<a class="contest-title" href="/contests/abc086">AtCoder Beginner Contest 086</a><ul>${bar}</ul>
<form action="/search"><input type="hidden" name="q"><button>Search</button></form></nav>
<div id="main-container" class="container">${content}</div></div></body></html>`;
}

/** Pages of tasks by their paths. */
export const tasks: ReadonlySet<string> = new Set(['abc086/abc086_a', 'tessoku-book/tessoku_book_a']);

/** The tasks of a contest. @param isChanged its links lead elsewhere. */
export function contestPage(contest: string, isChanged: boolean): string {
  const room = isChanged ? 'problems' : 'tasks';
  const rows = [...tasks].flatMap((path) => {
    const [name, task] = path.split('/');
    const link = (text: string) => `<td><a href="/contests/${contest}/${room}/${task}">${text}</a></td>`;
    return name === contest ? [`<tr>${link('A')}${link('Product')}<td>2 sec</td><td>256 MiB</td></tr>`] : [];
  });
  return `<a href="/contests/${contest}/tasks_print">Tasks for printing</a>
<table class="table"><thead><tr><th></th><th>Task Name</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The page of a task. @param isChanged the statement has another name. */
export function taskPage(isChanged: boolean): string {
  const part = (heading: string, content: string) =>
    `<div class="part"><section><h3>${heading}</h3>${content}</section></div>`;
  const text = (parts: Readonly<Record<string, string>>) =>
    Object.entries(parts)
      .map(([heading, content]) => part(heading, content))
      .join('\n');
  return `<div class="row"><div class="col-sm-12"><span class="h2">
	A - Product
	<a class="btn btn-default btn-sm" href="/contests/abc086/tasks/abc086_a/editorial">Editorial</a>
</span><span id="task-lang-btn" class="pull-right"><span data-lang="ja">日本語</span> / <span
 data-lang="en">English</span></span>
<hr/><p>
	Time Limit: 1.5 sec / Memory Limit: 256 MiB
</p>
<div id="${isChanged ? 'task-text' : 'task-statement'}"><span class="lang"><span class="lang-ja">
<p>配点 : <var>100</var> 点</p>
${text({
  問題文: '<p>積を求めてください。</p>',
  制約: '<ul><li>なし</ul>',
  '入力例 1': '<pre>9 9\n</pre>',
  '出力例 1': '<pre>81\n</pre>',
})}
</span><span class="lang-en">
<p>Score : <var>100</var> points</p>
${text({
  'Problem Statement':
    '<p>Find the product of <var>a</var> and <var>b</var>, below <var>2^{54}</var>.</p>' +
    '<p><img src="/img/other/abc086/product.png"></p>',
  Constraints:
    '<ul><li><var>1 \\leq a,b \\leq 10000</var></li><li><var>a</var> and <var>b</var> are integers.</li></ul>',
})}
<hr />
<div class="io-style">${text({
    Input: '<p>Two integers are given:</p><pre><var>a</var> <var>b</var>\n</pre>',
    Output: '<p>Print the product.</p>',
  })}</div>
<hr />
${text({
  'Sample Input 1': '<pre>3 4\n</pre>',
  'Sample Output 1': '<pre>12\n</pre><p>As <var>3 \\times 4 = 12</var>, print <var>12</var>.</p>',
  'Sample Input 2': '<pre>1 21\n</pre>',
  'Sample Output 2': '<pre>21\n</pre>',
})}
</span></span></div></div></div>`;
}

/** The public page of a user. @param facts.isChanged his name is marked in another way. */
export function profilePage(
  name: string,
  { affiliation, isChanged }: { readonly affiliation: string | null; readonly isChanged: boolean },
): string {
  const row = (head: string, text: string) => `<tr><th class="no-break">${head}</th><td>${text}</td></tr>`;
  const own = affiliation === null ? '' : row('Affiliation', affiliation);
  return `<div class="row"><div class="col-md-3 col-sm-12"><h3><b>5 Kyu</b><br>
<a href="/users/${name}" class="${isChanged ? 'user-name' : 'username'}"><span class="user-blue">${name}</span></a></h3>
<table class="dl-table">${row('Country/Region', 'Japan')}${row('Birth Year', '2000')}${own}</table></div>
<div class="col-md-9 col-sm-12"><h3>Contest Status</h3><table class="dl-table mt-2">
${row('Rank', '1st')}${row('Rating', "<span class='user-blue'>1700</span>")}</table></div></div>`;
}

const languageNames: Readonly<Record<string, string>> = {
  '6017': 'C++23 (GCC 15.2.0)',
  '6082': 'Python (CPython 3.13.7)',
};
const nameOf = (languageId: string) => languageNames[languageId] ?? `Language ${languageId}`;

/** What the form to submit by depends on. */
interface FormFacts {
  readonly task: string;
  readonly token: string;
  readonly languageIds: readonly string[];
  readonly hasCaptcha: boolean;
  readonly alert: string | null;
}

/** The form that programs are submitted by. */
export function submitPage({ task, token, languageIds, hasCaptcha, alert }: FormFacts): string {
  const options = languageIds.map((id) => `<option value="${id}" data-mime="text/x">${nameOf(id)}</option>`).join('');
  const box =
    '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script><div class="cf-turnstile"></div>';
  return `${alert === null ? '' : alertOf(alert)}
<form class="form-horizontal form-code-submit" action="" method="POST">
<select id="select-task" name="data.TaskScreenName"><option value="${task}">A - Product</option></select>
<div id="select-lang"><div id="select-lang-other_z"><select name="data.LanguageId"><option value="1">Text</select></div>
<div id="select-lang-${task}"><select name="data.LanguageId"><option></option>${options}</select></div></div>
<textarea name="sourceCode"></textarea>
<input type="hidden" name="csrf_token" value="${token.replaceAll('+', '&#43;')}">
<input type="hidden" name="data.Extra" value="kept">${hasCaptcha ? box : ''}
<button type="submit">Submit</button></form>`;
}

/** An alert as pages begin with it. */
function alertOf(words: string): string {
  return `<div class="alert alert-danger alert-dismissible fade in" role="alert"><button type="button" class="close"
 data-dismiss="alert"><span aria-hidden="true">×</span></button><span class="glyphicon"></span> ${words}</div>`;
}

/** The page of one's own runs. */
export function runsPage(contest: string, rows: readonly StandInRun[]): string {
  const lines = rows.map((run) => {
    const time = new Date(run.submittedAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const task = run.ref.includes('/') ? run.ref.slice(run.ref.indexOf('/') + 1) : run.ref;
    return `<tr><td class="no-break"><time class='fixtime fixtime-second'>${time}+0900</time></td>
<td><a href="/contests/${contest}/tasks/${task}">A - Product</a></td>
<td><a href="/users/${run.username}">${run.username}</a> <a
 href='/contests/${contest}/submissions?f.User=${run.username}'><span class='glyphicon'></span></a></td>
<td><a href="/contests/${contest}/submissions/me?f.Language=${run.languageId}">${nameOf(run.languageId)}</a></td>
<td class="text-right submission-score" data-id="${run.id}">0</td>
<td class="text-right">${Buffer.byteLength(run.source)} Byte</td>
<td colspan='3' class='text-center'><span class='label label-default'>WJ</span></td>
<td><a class='submission-details-link' href="/contests/${contest}/submissions/${run.id}">Detail</a></td></tr>`;
  });
  const names = 'Submission Time,Task,User,Language,Score,Code Size,Status,Exec Time,Memory,'.split(',');
  const header = names.map((name) => `<th>${name}</th>`).join('');
  const table = `<table class="table table-bordered"><thead><tr>${header}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`;
  return `<form action="/contests/${contest}/submissions/me"><select name="f.Task"><option>abc086_a</select></form>
${rows.length === 0 ? '<div class="panel-body">There is no submission.</div>' : table}`;
}

const titles: Readonly<Record<string, string>> = { AC: 'Accepted', WA: 'Wrong Answer', CE: 'Compilation Error' };

/** Cells of a run as the JSON of results has them. */
export function cellsOf(run: StandInRun, text: string): string {
  const isWaiting = /^(?:W[JR]$|\d)/u.test(text);
  const label = `<span class='label label-default${isWaiting ? ' waiting-judge' : ''}' data-toggle='tooltip'
 title="${titles[text] ?? text}">${text}</span>`;
  if (isWaiting) return `<td class='text-center' colspan=3>${label}</td>`;
  const figures =
    run.script.timeMs === undefined
      ? ''
      : `<td class='text-right'>${run.script.timeMs} ms</td><td class='text-right'>${run.script.memoryKb} KB</td>`;
  return `<td class='text-center'>${label}</td>${figures}`;
}
