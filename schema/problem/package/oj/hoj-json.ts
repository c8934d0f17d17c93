import { z } from 'zod';
import type { SourceFolder } from '../source-folder.ts';
import { hojJsonKey } from './hoj-writer.ts';
import {
  faultOf,
  flag,
  listOf,
  number,
  optionalNumber,
  optionalText,
  text,
  textMap,
  textMapInText,
} from './json-values.ts';

const schema = z.object({
  problem: z.object({
    problemId: optionalText,
    title: text,
    author: optionalText,
    type: optionalNumber,
    judgeMode: optionalText,
    judgeCaseMode: optionalText,
    timeLimit: number,
    memoryLimit: number,
    stackLimit: optionalNumber,
    description: text,
    input: text,
    output: text,
    examples: text,
    hint: text,
    source: optionalText,
    difficulty: optionalNumber,
    ioScore: optionalNumber,
    codeShare: flag(true),
    spjCode: optionalText,
    spjLanguage: optionalText,
    isRemoveEndBlank: flag(true),
    openCaseResult: flag(true),
    isFileIO: flag(false),
    ioReadFileName: optionalText,
    ioWriteFileName: optionalText,
    isRemote: flag(false),
    // As its database has them: each is JSON in a text.
    userExtraFile: textMapInText,
    judgeExtraFile: textMapInText,
  }),
  judgeMode: optionalText,
  languages: listOf(text),
  samples: listOf(z.object({ input: text, output: text, score: optionalNumber, groupNum: optionalNumber })),
  tags: listOf(text),
  codeTemplates: listOf(z.object({ language: text, code: text })),
  userExtraFile: textMap,
  judgeExtraFile: textMap,
});
/** A problem as HOJ's JSON has it. */
export type HojJson = z.infer<typeof schema>;

/** Reads the JSON of a problem; null when it is wrong, which the log says. */
export async function readHojJson(source: SourceFolder): Promise<HojJson | null> {
  const content = await source.text(hojJsonKey);
  if (content === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    source.log.problem(`${source.name}.json`, {
      'zh-CN': `不是有效的 JSON（${String(error)}）。`,
      'en-US': `is not valid JSON: ${String(error)}.`,
    });
    return null;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fault = faultOf(result.error);
  source.log.problem(`${source.name}.json`, { 'zh-CN': `内容有误（${fault}）。`, 'en-US': `is wrong: ${fault}.` });
  return null;
}
