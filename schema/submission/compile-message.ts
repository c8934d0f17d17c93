import { compileNote, type CompileNoteCode } from '@verdict/judge/protocol/compile-message.ts';
import type { Locale } from '../context.ts';

/** What judges say of compiles that came to nothing, in words for people; `{value}` is the limit or the names. */
const sentences: Readonly<Record<CompileNoteCode, Readonly<Record<Locale, string>>>> = {
  COMPILE_TIME_LIMIT: { 'zh-CN': '编译超过 {value} 秒，已被终止。', 'en-US': 'Compilation took longer than {value} seconds and was stopped.' },
  COMPILE_MEMORY_LIMIT: { 'zh-CN': '编译器使用的内存超过 {value} MiB，已被终止。', 'en-US': 'The compiler needed more than {value} MiB of memory and was stopped.' },
  COMPILE_OUTPUT_LIMIT: { 'zh-CN': '编译器的输出超过 {value} MiB，已被终止。', 'en-US': 'The compiler wrote more than {value} MiB and was stopped.' },
  COMPILER_SIGNAL: { 'zh-CN': '编译器异常退出（信号 {value}）。', 'en-US': 'The compiler was ended by signal {value}.' },
  COMPILED_FOLDERS_DEEP: { 'zh-CN': '编译产生的文件夹嵌套超过 {value} 层，无法保存。', 'en-US': 'The compiler left folders nested deeper than {value}, which cannot be kept.' },
  NO_MAIN_CLASS: {
    'zh-CN': '没有找到可以启动的类：现有的类（{value}）都不含 public static void main(String[] args)。请将公共类命名为 Main，并在其中编写该方法。',
    'en-US': 'There is no class to start with: none of {value} has a "public static void main(String[] args)". Name the public class Main and give it that method.',
  },
};

/** The message of a compile in the reader's language; the words of the compiler stay as they are. */
export function compileMessageFor(locale: Locale, message: string): string {
  const note = compileNote(message);
  return note === null ? message : sentences[note.code][locale].replace('{value}', () => note.value) + note.rest;
}
