import iconv from 'iconv-lite';
import type { StandInRun } from '../judge-stand-in.ts';

/** A page in the bytes of the judge: GB18030, which it calls GB2312, in HTML that is not tidy. */
export function page(content: string, { user = null }: { readonly user?: string | null } = {}): Buffer {
  const bar =
    user === null
      ? `<FORM ACTION="/userloginex.php?action=login" METHOD="POST"><INPUT name=username><INPUT name=userpass
         type=password><INPUT TYPE=submit name=login value="Sign In"></FORM>`
      : `<a href="/userstatus.php?user=${user}">${user}</a> <a href="/userloginex.php?action=logout">Sign Out</a>`;
  return iconv.encode(
    `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN">
<HTML><HEAD><meta http-equiv=Content-Type content="text/html; charset=gb2312"><TITLE>杭州电子科技大学</TITLE></HEAD>
<BODY><!-- <table class=table_text><tr><td>Run ID</table> -->
<table width=100% border=0><tr><td><img src="/images/banner.jpg"><td>Online Exercise
<tr><td colspan=2>${bar}<form action="/search.php" method=post><input name=content><input type=submit value=Search>
</form></table>
${content}
<div id=bottom>HangZhou Dianzi University Online Judge 3.0</div></BODY></HTML>`,
    'gb18030',
  );
}

/** A problem of the stand-in. */
export interface HduProblem {
  readonly title: string;
  readonly description: string;
  readonly hint: string | null;
}

export const problems: ReadonlyMap<string, HduProblem> = new Map([
  ['1000', { title: 'A + B Problem', description: 'Calculate <i>A + B</i>.', hint: null }],
  [
    '2056',
    {
      title: '㐀 Rectangles',
      description:
        'Given two rectangles, their area is below 2<sup>54</sup> and $x_i \\le y_i$.<br>' +
        '<img src=../../data/images/C1-1.jpg>',
      hint: 'The lines may be <b>long</b>.',
    },
  ],
]);

/** A list of problems, which a script makes into a table. @param isChanged its function has another name. */
export function volumePage(isChanged: boolean): string {
  const name = isChanged ? 'row' : 'p';
  const calls = [...problems].map(([ref, { title }]) => `${name}(0,${ref},-1,0,"${title}",1,2);`);
  return `<table class=table_text><script language=javascript>${calls.join('')}</script></table>`;
}

/** The page of a problem. @param isChanged its classes have other names. */
export function problemPage(
  { title, description, hint }: HduProblem,
  { isChanged, timeLimitMs }: { readonly isChanged: boolean; readonly timeLimitMs: number },
): string {
  const prefix = isChanged ? 'box' : 'panel';
  const panel = (heading: string, content: string) =>
    `<div class=${prefix}_title align=left> ${heading} </div><div class=${prefix}_content>${content}</div>
     <div class=${prefix}_bottom>&nbsp;</div><br>`;
  const nested =
    hint === null
      ? ''
      : `<div style="font-family:Times New Roman;border:#B7CBFF 1px dashed"><div><i>Hint</i></div>${hint}</div>`;
  const limit = `${2 * timeLimitMs}/${timeLimitMs}`;
  const sample = (text: string) => `<pre><div style="font-family:Courier New,Courier,monospace;">${text}</div></pre>`;
  return `<table><tr><td align=center><h1 style='color:#1A5CC8'>${title}</h1>
<font><b><span style='font-family:Arial;font-weight:bold;color:green'>Time Limit: ${limit} MS (Java/Others)
&nbsp;&nbsp;&nbsp;&nbsp;Memory Limit: 65536/32768 K (Java/Others)<br>Total Submission(s): 1&nbsp;&nbsp; Accepted: 1
</span></b></font><br><br>
${panel('Problem Description', description)}
${panel('Input', 'Each line will contain two integers <i>A</i> and <i>B</i>.')}
${panel('Output', 'For each case, output <i>A + B</i> in one line.')}
${panel('Sample Input', sample('1 1\n2 2\n'))}
${panel('Sample Output', sample(`2\n4\n${nested}`))}
${panel('Author', 'HDOJ')}
${panel('Source', '<a href="/search.php?field=problem&key=HDU">HDU 2006-4 Programming Contest</a>')}
${panel('Recommend', 'lcy')}
</td></tr></table>`;
}

/** A row of the status page. */
export interface StatusRow {
  readonly run: StandInRun;
  readonly text: string;
}

const names = ['G++', 'GCC', 'C++', 'C', 'Pascal', 'Java', 'C#', 'Rust 1.90'];

/** The status page. @param isChanged a column is missing. */
export function statusPage(rows: readonly StatusRow[], isChanged: boolean): string {
  const header = ['Run ID', 'Submit Time', 'Judge Status', 'Pro.ID', 'Exe.Time', 'Exe.Memory', 'Code Len.', 'Language']
    .concat(isChanged ? [] : ['Author'])
    .map((name) => `<td class=table_header>${name}`)
    .join('');
  const lines = rows.map(({ run, text }, index) => {
    const isFinal = run.script.timeMs !== undefined && !/ing$|Submitted/u.test(text);
    const status = /Compilation/u.test(text)
      ? `<a href="/viewerror.php?rid=${run.id}" target=_blank>${text}</a>`
      : `<font color=red>${text.replace('(', '<br>(')}</font>`;
    const colour = index % 2 === 0 ? 'bgcolor=#D7EBFF ' : '';
    return `<tr ${colour}align=center><td height=22px>${run.id}</td><td>${chinaTime(run.submittedAt)}
<td>${status}<td><a href="/showproblem.php?pid=${run.ref}">${run.ref}</a><td>${isFinal ? run.script.timeMs : 0}MS<td>${
      isFinal ? (run.script.memoryKb ?? 0) : 0
    }K<td><a href="/viewcode.php?rid=${run.id}" target=_blank>${Buffer.byteLength(run.source)} B</a><td>${
      names[Number(run.languageId)]
    }<td class=fixedsize><a href="/userstatus.php?user=${run.username}">nick of ${run.username}</a></tr>`;
  });
  return `<form action="/status.php"><select name=lang><option value=0>All<option value=1>G++</select></form>
<div id=fixed_table><TABLE width=100% class=table_text><TR class=table_header>${header}</TR>${lines.join('\n')}
</TABLE></div>`;
}

function chinaTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The form that programs are submitted by. */
export function submitForm(
  ref: string,
  { hasCaptcha, languages }: { readonly hasCaptcha: boolean; readonly languages: number },
): string {
  const options = names.slice(0, languages).map((name, id) => `<option value=${id}>${name}</option>`);
  return `<FORM METHOD=POST ACTION="submit.php?action=submit"><table><tr><td><input type=hidden name=check value=0>
<input name=problemid value=${ref}><tr><td><select name=language>${options.join('')}</select>
<tr id=exe_checkcode ${hasCaptcha ? '' : 'style="display:none"'}><td><img src="/checkcode.php"><input name=checkcode>
<tr><td><textarea name=usercode></textarea><input type=hidden name=_usercode><input type=submit value=Submit>
</table></FORM>`;
}

/** A refusal with its reason. */
export function errorPage(reason: string): string {
  return `<table><tr><td><ul>Navigation</ul>
<tr><td>One or more following ERROR(s) occurred.<br><ul><li>${reason}</li></ul></table>`;
}
