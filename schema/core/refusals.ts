import { GraphQLError } from 'graphql';
import { hasScope, type NeededScope } from './api-scope.ts';
import type { Context, Locale } from './context.ts';
import type { Sentence } from './errors.ts';
import { refuseInView } from './view.rule.ts';

const signInFirst: Sentence = { 'zh-CN': '请先登录。', 'en-US': 'Please sign in first.' };
const notAllowed: Sentence = { 'zh-CN': '您没有权限执行此操作。', 'en-US': 'You are not allowed to do this.' };

/** Answer to a viewer whom the scopes of a field refuse: sign in, or you may not. */
export function unauthorized(context: Pick<Context, 'viewer' | 'locale'>): GraphQLError {
  const isAnonymous = context.viewer.kind === 'anonymous';
  return new GraphQLError((isAnonymous ? signInFirst : notAllowed)[context.locale], {
    extensions: { code: isAnonymous ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
  });
}

const neverByToken: Sentence = {
  'zh-CN': 'API 令牌不能用于此操作，请登录后操作。',
  'en-US': 'API tokens cannot be used for this: sign in and do it there.',
};

/**
 * Stops an API token that lacks the scope, in words that name it, and a view.
 *
 * @throws GraphQLError TOKEN_SCOPE_MISSING, NotInView
 */
export function refuseToken({ viewer, locale }: Pick<Context, 'viewer' | 'locale'>, needed: NeededScope): void {
  if (viewer.kind !== 'user' || hasScope(viewer.apiScopes, needed)) return;
  refuseInView(viewer);
  const scope = needed.toLowerCase();
  const sentence =
    needed === 'NEVER'
      ? neverByToken
      : {
          'zh-CN': `此 API 令牌缺少权限“${scope}”，请在设置中创建带有该权限的令牌。`,
          'en-US': `This API token lacks the scope "${scope}": create one that has it in the settings.`,
        };
  throw new GraphQLError(sentence[locale], { extensions: { code: 'TOKEN_SCOPE_MISSING' } });
}

const nul: Sentence = {
  'zh-CN': '文本中含有 NUL 字符（U+0000），请删除后重试。',
  'en-US': 'A text has a NUL character (U+0000) in it: remove it and try again.',
};

/** Answer to a text that cannot be stored. */
export function nulCharacter(locale: Locale): GraphQLError {
  return new GraphQLError(nul[locale], { extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * Refuses a text that comes without passing through the schema, such as the name of a file.
 *
 * @throws GraphQLError BAD_USER_INPUT
 */
export function refuseNul(text: string, locale: Locale): void {
  if (text.includes('\0')) throw nulCharacter(locale);
}

const tooDeep: Sentence = {
  'zh-CN': '输入嵌套过深，请减少嵌套层数后重试。',
  'en-US': 'The input is nested too deeply: send it with fewer levels.',
};

/** Answer to an argument with more levels of lists and objects than any input has. */
export function nestedTooDeeply(locale: Locale): GraphQLError {
  return new GraphQLError(tooDeep[locale], { extensions: { code: 'BAD_USER_INPUT' } });
}

/** Answer to a query above the limits of depth, breadth or complexity. */
export function queryTooLarge(): GraphQLError {
  return new GraphQLError('The query is too large: ask for less depth, fewer fields or smaller pages.', {
    extensions: { code: 'QUERY_TOO_LARGE' },
  });
}
