import { z } from 'zod';
import type { Locale } from './context.ts';
import type { SchemaTypes } from './schema-types.ts';

/** A sentence in both languages of the product. */
export type Sentence = Readonly<Record<Locale, string>>;

/** A sentence as the database keeps it. */
export const sentenceSchema = z.object({ 'zh-CN': z.string(), 'en-US': z.string() }) satisfies z.ZodType<Sentence>;

/**
 * A failure that a user can cause and the screen shows. Each is made by `domainError` in `<domain>.error.ts` and listed
 * in `errors.types` of the fields that give it, so that clients switch on `__typename` (GraphQL) or `code` (REST),
 * never on text.
 */
export abstract class DomainError extends Error {
  /** Stable, upper snake case. */
  abstract readonly code: string;
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence['en-US']);
    this.name = new.target.name;
    this.sentence = sentence;
  }

  /** What happened and what to do, in the reader's language. */
  messageIn(locale: Locale): string {
    return this.sentence[locale];
  }
}

/** Statuses of a REST answer: a number is the body's status, with HTTP 200. */
export type RestStatus = number | { readonly http: number; readonly body: number };

type Text<Args extends readonly unknown[]> = string | ((...args: Args) => string);
type Fields<Data> = NonNullable<PothosSchemaTypes.ObjectTypeOptions<SchemaTypes, DomainError & Data>['fields']>;

/** Describes a failure whose constructor takes `Args`. */
interface ErrorSpec<Args extends readonly unknown[], Data> {
  /** Of its GraphQL type. Without one there is no type: no field lists the failure. */
  readonly description?: string;
  /** Message in Chinese. */
  readonly zh: Text<Args>;
  /** Message in English. */
  readonly en: Text<Args>;
  /** Further properties of the error. */
  readonly data?: (...args: Args) => Data;
  /** GraphQL fields beside `code` and `message`. */
  readonly fields?: Fields<Data>;
  /** 400 by default. */
  readonly rest?: RestStatus;
}

interface Defined {
  readonly errorClass: new () => DomainError;
  readonly description: string | undefined;
  readonly fields: Fields<unknown> | undefined;
  readonly rest: RestStatus | undefined;
}

const definedByCode = new Map<string, Defined>();

/**
 * Makes a failure: its class, GraphQL type and REST status.
 *
 * @param code upper snake case; the class has the same name in Pascal case.
 */
export function domainError<Args extends readonly unknown[] = [], Data = unknown>(
  code: string,
  spec: ErrorSpec<Args, Data>,
): new (...args: Args) => DomainError & Readonly<Data> {
  if (definedByCode.has(code)) throw new Error(`Two errors have the code ${code}.`);
  const { description, zh, en, data, fields, rest } = spec;
  const errorClass = class extends DomainError {
    readonly code = code;

    constructor(...args: Args) {
      super({ 'zh-CN': textOf(zh, args), 'en-US': textOf(en, args) });
      Object.assign(this, data?.(...args));
    }
  };
  Object.defineProperty(errorClass, 'name', { value: pascalCase(code) });
  // The class has the properties of `data` only at run time, so TypeScript cannot check these two.
  definedByCode.set(code, { errorClass, description, fields, rest } as unknown as Defined);
  return errorClass as unknown as new (...args: Args) => DomainError & Readonly<Data>;
}

/** All failures that have a GraphQL type. */
export function describedErrors(): Array<Defined & { readonly description: string }> {
  return [...definedByCode.values()].flatMap((defined) =>
    defined.description === undefined ? [] : [{ ...defined, description: defined.description }],
  );
}

/** Statuses of a REST answer for a failure. */
export function restStatusOf(code: string): RestStatus {
  return definedByCode.get(code)?.rest ?? 400;
}

function textOf<Args extends readonly unknown[]>(text: Text<Args>, args: Args): string {
  return typeof text === 'string' ? text : text(...args);
}

function pascalCase(code: string): string {
  return code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');
}
