import { caseNote, type CaseNoteCode } from '@verdict/judge/protocol/case-message.ts';
import type { Locale } from '../../core/context.ts';

/** What judges say of cases, in words for people; `{value}` is the name or number. */
const sentences: Readonly<Record<CaseNoteCode, Readonly<Record<Locale, string>>>> = {
  OUTPUT_LIMIT: { 'zh-CN': '输出超过限制', 'en-US': 'Output limit exceeded' },
  CPU_LIMIT: { 'zh-CN': 'CPU 时间超过限制', 'en-US': 'CPU time limit exceeded' },
  WALL_LIMIT: { 'zh-CN': '实际运行时间超过限制', 'en-US': 'Wall-clock time limit exceeded' },
  MEMORY_LIMIT: { 'zh-CN': '内存超过限制', 'en-US': 'Memory limit exceeded' },
  SIGNAL: { 'zh-CN': '被信号 {value} 终止', 'en-US': 'Ended by signal {value}' },
  EXIT_CODE: { 'zh-CN': '退出码 {value}', 'en-US': 'Exit code {value}' },
  WHITE_SPACE_DIFFERS: { 'zh-CN': '仅空白字符不同', 'en-US': 'Only white space differs' },
  LINE_DIFFERS: { 'zh-CN': '第 {value} 行不同', 'en-US': 'Line {value} differs' },
  NO_OUTPUT_FILE: { 'zh-CN': '程序没有写出输出文件', 'en-US': 'The program did not write its output file' },
  NO_ANSWER_FILE: { 'zh-CN': '没有提交该测试点的答案文件', 'en-US': 'No file was submitted for this case' },
  LEFT_CONVERSATION: {
    'zh-CN': '程序在交互结束之前就退出了',
    'en-US': 'The program ended before the conversation was over',
  },
};

/** A case's message in the reader's language; the words of a checker stay as they are. */
export function caseMessageFor(locale: Locale, message: string): string {
  const note = caseNote(message);
  return note === null ? message : sentences[note.code][locale].replace('{value}', note.value);
}
