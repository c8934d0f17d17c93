import type { YAMLError } from 'yaml';
import type { Sentence } from '../../core/errors.ts';

type Code = YAMLError['code'];

/** What the parser complains about, for people who write a file by hand. */
const sentences: Partial<Record<Code, Sentence>> = {
  BAD_DQ_ESCAPE: {
    'zh-CN': '双引号中的反斜杠（\\）须写成两个。',
    'en-US': 'In double quotes, a backslash (\\) is written twice.',
  },
  BAD_INDENT: {
    'zh-CN': '缩进有误：同一层的行须对齐。',
    'en-US': 'The indentation is wrong: lines of one level begin in the same column.',
  },
  BAD_SCALAR_START: {
    'zh-CN': '以 @、` 或 % 开头的文字须加引号。',
    'en-US': 'A text that begins with @, ` or % needs quotes.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    'zh-CN': '含有冒号的文字须加引号，每个键须另起一行。',
    'en-US': 'A text with a colon in it needs quotes, and each key a line of its own.',
  },
  DUPLICATE_KEY: { 'zh-CN': '该键重复出现，请只保留一个。', 'en-US': 'This key is there twice; keep one.' },
  MISSING_CHAR: {
    'zh-CN': '此处或上文缺少冒号、逗号、引号或括号。',
    'en-US': 'A colon, comma, quote or bracket is missing here or above.',
  },
  MULTILINE_IMPLICIT_KEY: {
    'zh-CN': '此行缺少冒号，或文字缺少引号。',
    'en-US': 'This line lacks its colon, or a text its quotes.',
  },
  MULTIPLE_DOCS: {
    'zh-CN': '一个文件只能有一个列表，请删除此行“---”及其后的内容。',
    'en-US': 'A file has one list: remove this line "---" and what follows it.',
  },
  TAB_AS_INDENT: { 'zh-CN': '缩进不能使用制表符，请改用空格。', 'en-US': 'Tabs cannot indent lines; use blanks.' },
};
const unreadable: Sentence = {
  'zh-CN': '无法按 YAML 读取此行，请检查缩进、冒号和引号。',
  'en-US': 'This line cannot be read as YAML: check its indentation, colons and quotes.',
};
/** After these, the rest of the file is still read as its author meant it. */
const harmless: ReadonlySet<Code> = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'TAG_RESOLVE_FAILED']);

/** What is wrong with the YAML, in words. */
export function yamlSentence({ code }: Pick<YAMLError, 'code'>): Sentence {
  return sentences[code] ?? unreadable;
}

/** Is what follows an error read in another way than its author meant it? */
export function isMisleading({ code }: Pick<YAMLError, 'code'>): boolean {
  return !harmless.has(code);
}
