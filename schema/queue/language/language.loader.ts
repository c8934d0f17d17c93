import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { listLanguages, unknownLanguage, type LanguageView } from './language.service.ts';
import { submitAnswerKey } from './submit-answer-key.ts';

/** What stands where a submission has no language. */
const answerFiles: Sentence = { 'zh-CN': '答案文件', 'en-US': 'Answer files' };

const loaders = new WeakMap<Context, DataLoader<'all', readonly LanguageView[]>>();

/**
 * All languages, by one query for all that one step of a request asks; nothing is kept longer, since the context of a
 * subscription lives for hours.
 */
export function loadLanguages(context: Context): Promise<readonly LanguageView[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<'all', readonly LanguageView[]>(
      async (keys) => {
        const languages = await context.reads.once('languages', () => listLanguages(context.db, context.now));
        return keys.map(() => languages);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load('all');
}

/** A language by its key, by the same query as all others. */
export async function loadLanguage(context: Context, key: string): Promise<LanguageView> {
  return (
    (await loadLanguages(context)).find((language) => language.key === key) ?? {
      ...unknownLanguage(key),
      ...(key === submitAnswerKey && { name: answerFiles[context.locale] }),
    }
  );
}
