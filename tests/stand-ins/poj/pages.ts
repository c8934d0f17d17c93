import type { StandInRun } from '../judge-stand-in.ts';

/** A page of the judge, in HTML that is not tidy. */
export function page(
  content: string,
  { user = null, title = 'PKU JudgeOnline' }: { readonly user?: string | null; readonly title?: string } = {},
): string {
  const panel =
    user === null
      ? `<form method=POST action=login><input name=user_id1><input type=password name=password1>
         <input type=submit value=login name=B1><input type=hidden name=url value="/"></form>`
      : `<a href=userstatus?user_id=${user}><b>${user}</b></a><br><a href=mail>Mail:0(0)</a><br>
         <a href=login?action=logout&url=%2F>Log Out</a>`;
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title></head>
<BODY leftmargin=30><!-- <table class=a><tr class=in><td>Run ID</td></table> -->
<TABLE border=0 width=100% background=images/table_back.jpg><TR><TD><form method=get action=gotoproblem>Goto
<input name=pid><input type=Submit value=Go></form><TD>${panel}
<TR><TD colspan=2><form action=searchproblem method=POST><input name=key><input type=submit value=Search></form></TABLE>
${content}
<center>All Rights Reserved 2003-2026 Ying Fuchen,Xu Pengcheng,Xie Di</center></BODY></html>`;
}

/** A problem of the stand-in. */
export interface PojProblem {
  readonly title: string;
  readonly chineseTitle: string;
  readonly limits: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string | null;
}

export const problems: ReadonlyMap<string, PojProblem> = new Map([
  [
    '1000',
    {
      title: 'A+B Problem',
      chineseTitle: 'A+B问题',
      limits: '<td><b>Time Limit:</b> 1000MS</td><td width="10px"></td><td><b>Memory Limit:</b> 10000K</td>',
      description: 'Calculate a+b',
      input: '1 2\n',
      output: '3\n',
      hint: null,
    },
  ],
  [
    '2186',
    {
      title: 'Popular Cows – été',
      chineseTitle: '受欢迎的牛',
      limits: `<td><b>Time Limit:</b> 2000MS</td><td width="10px"></td><td><b>Case Time Limit:</b> 1000MS</td>
<td width="10px"></td><td><b>Memory Limit:</b> 65536K</td>`,
      description:
        'There are below 2<sup>54</sup> cows, of which a<sub>1</sub> is the first.<br><img src="images/2186/cows.jpg">',
      input: '<b>Sample 1</b>\n3 3\n1 2\n2 1\n2 3\n<b>Sample 2</b>\n1 0\n',
      output: '<b>Sample 1</b>\n1\n<b>Sample 2</b>\n1 &lt; 2\n',
      hint: 'Cow 3 is the only cow of <b>high</b> popularity.',
    },
  ],
]);

/** A volume of problems. @param isChanged its links lead elsewhere. */
export function problemList(isChanged: boolean): string {
  const path = isChanged ? 'show' : 'problem';
  const rows = [...problems].map(([id, { title }]) => `<tr><td>${id}<td><a href=${path}?id=${id}>${title}</a></tr>`);
  return `<table class=a><tr class=in><td>ID</td><td>Title</td></tr>${rows.join('')}</table>`;
}

/** The page of a problem. @param isChanged its classes have other names. */
export function problemPage(
  ref: string,
  problem: PojProblem,
  { isChinese, isChanged }: { readonly isChinese: boolean; readonly isChanged: boolean },
): string {
  const lang = isChinese ? 'zh-CN' : 'en-US';
  const name = (kind: string) => (isChanged ? `box-${kind}` : kind);
  const section = (heading: string, content: string) =>
    `<p class="${name('pst')}">${heading}</p><div class="${name('ptx')}" lang="${lang}">${content}</div>`;
  const sample = (heading: string, content: string) =>
    `<p class="${name('pst')}">${heading}</p><pre class="${name('sio')}">${content}</pre>`;
  return `<table border=0 width=100%><tr><td align=center>Language:<select size=1 name=lang>
<option value="en-US">Default</option><option value="zh-CN">简体中文</option></select></td></tr></table>
<div class="${name('ptt')}" lang="${lang}">${isChinese ? problem.chineseTitle : problem.title}</div>
<div class="${name('plm')}"><table align="center"><tr>${problem.limits}</tr><tr><td><b>Total Submissions:</b> 9</td>
<td width="10px"></td><td><b>Accepted:</b> 5</td><td><b>Special Judge</b></td></tr></table></div>
${section('Description', problem.description)}
${section('Input', 'Line 1: two integers, N and M.')}
${section('Output', 'A single integer.')}
${sample('Sample Input', problem.input)}
${sample('Sample Output', problem.output)}
${problem.hint === null ? '' : section('Hint', problem.hint)}
${section('Source', '<a href="searchproblem?field=source&key=USACO">USACO 2003 Fall</a>')}
<font color=#333399 size=3>[<a href="submit?problem_id=${ref}">Submit</a>]</font>`;
}

/** A row of the status page. */
export interface StatusRow {
  readonly run: StandInRun;
  readonly text: string;
}

const names = ['G++', 'GCC', 'Java', 'Pascal', 'C++', 'C', 'Fortran'];

/** The status page. @param isChanged a column is missing. */
export function statusPage(rows: readonly StatusRow[], isChanged: boolean): string {
  const header = ['Run ID', 'User', 'Problem', 'Result', 'Memory', 'Time', 'Language']
    .concat(isChanged ? [] : ['Code Length'], ['Submit Time'])
    .map((name) => `<td width=10%>${name}</td>`)
    .join('');
  const lines = rows.map(({ run, text }) => {
    const result = /Compile Error/u.test(text)
      ? `<a href=showcompileinfo?solution_id=${run.id} target=_blank><font color=green>${text}</font></a>`
      : `<font color=${text === 'Accepted' ? 'blue' : 'red'}>${text.replace('&', '&amp;')}</font>`;
    const { time, memory } = figuresOf({ run, text }, '');
    return `<tr align=center><td>${run.id}</td><td><a href=userstatus?user_id=${run.username}>${run.username}</a>
<td><a href=problem?id=${run.ref}>${run.ref}</a><td>${result}<td>${memory}<td>${time}
<td>${names[Number(run.languageId)]}<td>${Buffer.byteLength(run.source)}B<td>${chinaTime(run.submittedAt)}</tr>`;
  });
  return `<form method=get action=status>Problem ID:<input name=problem_id>
<select name=result><option value="">All</select>
<select name=language><option value="">All<option value=0>G++</select><input type=submit value=Go></form>
<TABLE cellSpacing=0 cellPadding=0 width=100% border=1 class=a><tr class=in>${header}</tr>${lines.join('\n')}</TABLE>`;
}

/** Only accepted runs have figures. */
function figuresOf({ run, text }: StatusRow, none: string): { readonly time: string; readonly memory: string } {
  const { timeMs, memoryKb } = text === 'Accepted' ? run.script : {};
  return {
    time: timeMs === undefined ? none : `${timeMs}MS`,
    memory: memoryKb === undefined ? none : `${memoryKb}K`,
  };
}

function chinaTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The form that programs are submitted by; two others are on the page. */
export function submitForm(ref: string, languages: number): string {
  const options = names.slice(0, languages).map((name, id) => `<option value=${id}>${name}</option>`);
  return `<form method=POST action=submit name=submitform>Problem ID: <input name=problem_id value=${ref}>
<select size=1 name=language>${options.join('')}</select><textarea name=source></textarea>
<input type=hidden name=encoded value=1><input type=submit value=Submit name=submit></form>`;
}

/** The page of a run: its source and how it stands. */
export function sourcePage({ run, text }: StatusRow): string {
  const { time, memory } = figuresOf({ run, text }, 'N/A');
  return `<table><tr><td><b>Problem:</b> <a href=problem?id=${run.ref}>${run.ref}</a><td><b>User:</b> ${run.username}
<tr><td><b>Memory:</b> ${memory}<td><b>Time:</b> ${time}
<tr><td><b>Language:</b> ${names[Number(run.languageId)]}<td><b>Result:</b> <font color=blue>${text}</font></table>
<pre>${escaped(run.source)}</pre>`;
}

/** The compiler's text. */
export function compilePage(text: string): string {
  return `<b>Compile Error</b><br><pre><font size=3>${escaped(text)}</font></pre>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A refusal with its reason. */
export function errorPage(reason: string): string {
  return page(`<ul><b>Error Occurred</b><br><br><li>${reason}</li></ul>`, { title: 'Error' });
}

/** In place of pages that are asked for too often. */
export function waitPage(ms: number): string {
  return `<html><body><font size=5>Please wait ${ms} ms before you do that again.</font></body></html>`;
}
