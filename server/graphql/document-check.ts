import type { Locale } from '@verdict/schema/core/context.ts';
import { GraphQLError, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { documentLimitSentence, exceededLimit } from './document-limits.ts';

/** Longest query, in characters: longer ones are refused unread. Our longest has about 6,000. */
const maxQueryCharacters = 100_000;
/** Longest query, in tokens; GraphiQL's introspection has about 500. */
export const maxTokens = 5_000;
/** Most validation errors in one answer; each takes time to find and to format. */
const maxErrors = 5;

const tooLong = {
  'zh-CN': `查询不能超过 ${maxQueryCharacters} 个字符，请使用变量传递数据。`,
  'en-US': `A query may have at most ${maxQueryCharacters} characters: send data as variables.`,
};

/** @throws GraphQLError QUERY_TOO_LARGE for a text that is not worth parsing. */
export function refuseLongQuery(query: unknown, locale: Locale): void {
  if (typeof query === 'string' && query.length > maxQueryCharacters) throw tooLarge(tooLong[locale]);
}

interface Checked {
  readonly schema: GraphQLSchema;
  readonly errors: readonly GraphQLError[];
}

/** Apollo and the sockets keep parsed documents, and each is validated once. */
const checked = new WeakMap<DocumentNode, Checked>();

/** Was this very document validated before? It costs nothing then. */
export function isValidated(schema: GraphQLSchema, document: DocumentNode): boolean {
  return checked.get(document)?.schema === schema;
}

/**
 * What is wrong with a parsed document: first the linear limits, and only within them validation by graphql-js.
 *
 * @returns none when it may run.
 */
export function documentErrors(schema: GraphQLSchema, document: DocumentNode, locale: Locale): readonly GraphQLError[] {
  const known = checked.get(document);
  if (known?.schema === schema) return known.errors;
  const limit = exceededLimit(document);
  if (limit !== null) return [tooLarge(documentLimitSentence(limit)[locale])];
  // "Did you mean" compares each unknown name with all names of the schema: 20 ms for a query of 900 characters.
  const errors = validate(schema, document, undefined, { maxErrors, hideSuggestions: true }).map(
    ({ message, nodes }) =>
      new GraphQLError(message, { ...(nodes && { nodes }), extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }),
  );
  checked.set(document, { schema, errors });
  return errors;
}

function tooLarge(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400 } } });
}
