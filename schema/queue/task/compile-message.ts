import { compileNote, type CompileNoteCode } from '@verdict/judge/protocol/compile-message.ts';
import type { Locale } from '../../core/context.ts';

/** What judges say of compiles that came to nothing, in words for people; `{value}` is the limit or the names. */
const sentences: Readonly<Record<CompileNoteCode, Readonly<Record<Locale, string>>>> = {
  COMPILE_TIME_LIMIT: {
    'zh-CN': '编译超过 {value} 秒，已被终止。',
    'en-US': 'Compilation took longer than {value} seconds and was stopped.',
  },
  COMPILE_MEMORY_LIMIT: {
    'zh-CN': '编译器使用的内存超过 {value} MiB，已被终止。',
    'en-US': 'The compiler needed more than {value} MiB of memory and was stopped.',
  },
  COMPILE_OUTPUT_LIMIT: {
    'zh-CN': '编译器的输出超过 {value} MiB，已被终止。',
    'en-US': 'The compiler wrote more than {value} MiB and was stopped.',
  },
  COMPILER_SIGNAL: {
    'zh-CN': '编译器异常退出（信号 {value}）。',
    'en-US': 'The compiler was ended by signal {value}.',
  },
  COMPILED_FOLDERS_DEEP: {
    'zh-CN': '编译产生的文件夹嵌套超过 {value} 层，无法保存。',
    'en-US': 'The compiler left folders nested deeper than {value}, which cannot be kept.',
  },
  COMPILED_UNKEPT: {
    'zh-CN': '编译产生的文件无法保存（{value}）。',
    'en-US': 'The files that the compiler left cannot be kept ({value}).',
  },
  PROGRAM_TOO_LARGE: {
    'zh-CN': '编译得到的程序超过 {value} MiB。带初始值的大数组会写入程序文件。',
    'en-US': 'The compiled program is larger than {value} MiB. Large arrays with initial values are part of its file.',
  },
  NO_PROGRAM: {
    'zh-CN': '编译没有生成可以运行的程序 {value}。库、模块或空文件无法启动。',
    'en-US': 'The compiler left no program {value} to run. A library, a module or an empty file has nothing to start.',
  },
  SOURCE_NAME: {
    'zh-CN': '文件不能命名为 {value}，或两个源文件的名称冲突。',
    'en-US': 'No file can be named {value}, or two sources need the same name.',
  },
  NO_MAIN_CLASS: {
    'zh-CN':
      '没有找到可以启动的类：现有的类（{value}）都不含 public static void main(String[] args)。请将公共类命名为 Main，并在其中编写该方法。',
    'en-US':
      'There is no class to start with: no "public static void main(String[] args)" in {value}. ' +
      'Name the public class Main and give it that method.',
  },
};

/** The message of a compile in the reader's language; the words of the compiler stay as they are. */
export function compileMessageFor(locale: Locale, message: string): string {
  const note = compileNote(message);
  return note === null ? message : sentences[note.code][locale].replace('{value}', () => note.value) + note.rest;
}
