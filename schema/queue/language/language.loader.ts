import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { listLanguages, unknownLanguage, type LanguageView } from './language.service.ts';
import { isRemoteLanguage } from './remote-language-key.ts';
import { listRemoteLanguages } from './remote-language.service.ts';
import { submitAnswerKey } from './submit-answer-key.ts';

/** What stands where a submission has no language. */
const answerFiles: Sentence = { 'zh-CN': '答案文件', 'en-US': 'Answer files' };

const remoteLoaders = new WeakMap<Context, DataLoader<string, LanguageView | null>>();
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

/** Languages that a problem can offer: those of its remote judge, or those of the site. */
export async function loadLanguagesOf(
  context: Context,
  { isRemote, languageKeys }: { readonly isRemote: boolean; readonly languageKeys: readonly string[] },
): Promise<readonly LanguageView[]> {
  if (!isRemote) return loadLanguages(context);
  const languages = await Promise.all(languageKeys.map((key) => loadRemoteLanguage(context, key)));
  return languages.filter((language) => language !== null).toSorted((a, b) => a.position - b.position);
}

/** A language of a remote judge by its key, with others that one step of a request asks for; null: it is not known. */
function loadRemoteLanguage(context: Context, key: string): Promise<LanguageView | null> {
  let loader = remoteLoaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<string, LanguageView | null>(
      async (keys) => {
        const languages = await listRemoteLanguages(context.db, keys);
        return keys.map((wanted) => languages.find((language) => language.key === wanted) ?? null);
      },
      { cache: false },
    );
    remoteLoaders.set(context, loader);
  }
  return loader.load(key);
}

/** A language by its key, by the same query as all others. */
export async function loadLanguage(context: Context, key: string): Promise<LanguageView> {
  if (isRemoteLanguage(key)) return (await loadRemoteLanguage(context, key)) ?? unknownLanguage(key);
  return (
    (await loadLanguages(context)).find((language) => language.key === key) ?? {
      ...unknownLanguage(key),
      ...(key === submitAnswerKey && { name: answerFiles[context.locale] }),
    }
  );
}
