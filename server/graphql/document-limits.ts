import type { Sentence } from '@verdict/schema/core/errors.ts';
import {
  Kind,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/*
 * Limits of a document, checked on the parsed text before validation: some rules of graphql-js compare each field with
 * each other one, and execution expands fragments. This check visits each node once; what a fragment holds is counted
 * once and added wherever it is spread, so fragments within fragments cannot multiply its work.
 *
 * The largest operation of our own has 85 fields, 8 root fields, 10 fragments and depth 6; a test walks all of them.
 * Introspection by GraphiQL has about 150 fields and depth 14.
 */
export const documentLimits = {
  /** Fields of one operation, fragments counted where they are spread; also fields written in the whole document. */
  fields: 500,
  /** Fields at the top of one operation; each is a read of the database. */
  rootFields: 20,
  /** Fields of one name in one selection: they are compared pairwise. */
  sameName: 30,
  aliases: 100,
  directives: 50,
  fragments: 50,
  /** Spreads and inline fragments of one operation, counted like fields. */
  spreads: 200,
  operations: 20,
  variables: 100,
  /** Nesting of fields. The limit of `schema/core/builder.ts` is lower and leaves introspection out. */
  depth: 20,
  /** Nesting of lists and objects in a literal. */
  valueDepth: 32,
} as const satisfies Record<string, number>;

export type DocumentLimit = keyof typeof documentLimits;

const nameOf: Readonly<Record<DocumentLimit, Sentence>> = {
  fields: { 'zh-CN': '个字段', 'en-US': 'fields, those of fragments included' },
  rootFields: { 'zh-CN': '个根字段', 'en-US': 'root fields' },
  sameName: { 'zh-CN': '个同名字段（同一选择集内）', 'en-US': 'fields of one name in one selection' },
  aliases: { 'zh-CN': '个别名', 'en-US': 'aliases' },
  directives: { 'zh-CN': '个指令', 'en-US': 'directives' },
  fragments: { 'zh-CN': '个片段', 'en-US': 'fragments' },
  spreads: { 'zh-CN': '处片段引用', 'en-US': 'fragment spreads' },
  operations: { 'zh-CN': '个操作', 'en-US': 'operations' },
  variables: { 'zh-CN': '个变量', 'en-US': 'variables' },
  depth: { 'zh-CN': '层字段', 'en-US': 'levels of fields' },
  valueDepth: { 'zh-CN': '层列表或对象', 'en-US': 'levels of lists and objects' },
};

/** What is said of a document above a limit. */
export function documentLimitSentence(limit: DocumentLimit): Sentence {
  const max = documentLimits[limit];
  return {
    'zh-CN': `查询最多允许 ${max} ${nameOf[limit]['zh-CN']}，请拆分为多个较小的查询。`,
    'en-US': `A query may have at most ${max} ${nameOf[limit]['en-US']}: send several smaller ones.`,
  };
}

/** The first limit that a document is above; null: none. */
export function exceededLimit(document: DocumentNode): DocumentLimit | null {
  try {
    new DocumentMeter(document).measure();
    return null;
  } catch (error) {
    if (error instanceof LimitExceeded) return error.limit;
    throw error;
  }
}

class LimitExceeded extends Error {
  readonly limit: DocumentLimit;

  constructor(limit: DocumentLimit) {
    super(limit);
    this.limit = limit;
  }
}

/** What a selection set comes to with its fragments expanded. */
interface Size {
  readonly fields: number;
  readonly spreads: number;
  readonly depth: number;
  /** Fields at the top of it. */
  readonly top: number;
  /** How many fields of each name are at the top of it. */
  readonly names: ReadonlyMap<string, number>;
}

/** What is counted as it is written, over the whole document. */
type Written = Record<'fields' | 'aliases' | 'directives' | 'operations', number>;

const nothing: Size = { fields: 0, spreads: 0, depth: 0, top: 0, names: new Map() };

/** Walks one document. Recursion is bounded by the limits of depth. */
class DocumentMeter {
  readonly #document: DocumentNode;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #fragmentSizes = new Map<string, Size>();
  /** Fragments that are being measured; one that spreads itself is left to validation. */
  readonly #open = new Set<string>();
  readonly #written: Written = { fields: 0, aliases: 0, directives: 0, operations: 0 };
  /** Inline fragments nest without fields between them: the limit of depth bounds them too. */
  #inlineDepth = 0;

  constructor(document: DocumentNode) {
    this.#document = document;
  }

  measure(): void {
    for (const definition of this.#document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
    allow('fragments', this.#fragments.size);
    for (const name of this.#fragments.keys()) this.#ofFragment(name, 1);
    for (const definition of this.#document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      this.#count('operations', 1);
      allow('variables', definition.variableDefinitions?.length ?? 0);
      for (const { defaultValue, directives } of definition.variableDefinitions ?? []) {
        this.#countDirectives(directives);
        if (defaultValue) allowValue(defaultValue, 0);
      }
      this.#countDirectives(definition.directives);
      allow('rootFields', this.#ofSelections(definition.selectionSet, 1).top);
    }
  }

  #ofFragment(name: string, level: number): Size {
    const known = this.#fragmentSizes.get(name);
    if (known !== undefined) {
      allow('depth', level - 1 + known.depth);
      return known;
    }
    const fragment = this.#fragments.get(name);
    if (fragment === undefined || this.#open.has(name)) return nothing;
    this.#open.add(name);
    this.#countDirectives(fragment.directives);
    const size = this.#ofSelections(fragment.selectionSet, level);
    this.#open.delete(name);
    this.#fragmentSizes.set(name, size);
    return size;
  }

  /** @param level of the fields in it, from 1. */
  #ofSelections({ selections }: SelectionSetNode, level: number): Size {
    allow('depth', level);
    let [fields, spreads, depth, top] = [0, 0, 0, 0];
    const names = new Map<string, number>();
    const add = (name: string, times: number) => {
      const sum = (names.get(name) ?? 0) + times;
      allow('sameName', sum);
      names.set(name, sum);
    };
    for (const selection of selections) {
      this.#countDirectives(selection.directives);
      if (selection.kind === Kind.FIELD) {
        this.#count('fields', 1);
        if (selection.alias) this.#count('aliases', 1);
        for (const { value } of selection.arguments ?? []) allowValue(value, 0);
        const below = selection.selectionSet ? this.#ofSelections(selection.selectionSet, level + 1) : nothing;
        add((selection.alias ?? selection.name).value, 1);
        top += 1;
        fields += 1 + below.fields;
        spreads += below.spreads;
        depth = Math.max(depth, 1 + below.depth);
      } else {
        const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
        const inner = isSpread
          ? this.#ofFragment(selection.name.value, level)
          : this.#ofInline(selection.selectionSet, level);
        for (const [name, times] of inner.names) add(name, times);
        top += inner.top;
        fields += inner.fields;
        spreads += 1 + inner.spreads;
        depth = Math.max(depth, inner.depth);
      }
      allow('fields', fields);
      allow('spreads', spreads);
    }
    return { fields, spreads, depth, top, names };
  }

  #ofInline(selections: SelectionSetNode, level: number): Size {
    this.#inlineDepth += 1;
    allow('depth', this.#inlineDepth);
    const size = this.#ofSelections(selections, level);
    this.#inlineDepth -= 1;
    return size;
  }

  #countDirectives(directives: readonly DirectiveNode[] | undefined): void {
    if (!directives) return;
    this.#count('directives', directives.length);
    for (const directive of directives) for (const { value } of directive.arguments ?? []) allowValue(value, 0);
  }

  #count(limit: keyof Written, added: number): void {
    this.#written[limit] += added;
    allow(limit, this.#written[limit]);
  }
}

function allow(limit: DocumentLimit, count: number): void {
  if (count > documentLimits[limit]) throw new LimitExceeded(limit);
}

function allowValue(value: ValueNode, depth: number): void {
  if (value.kind !== Kind.LIST && value.kind !== Kind.OBJECT) return;
  allow('valueDepth', depth + 1);
  const below = value.kind === Kind.LIST ? value.values : value.fields.map((field) => field.value);
  for (const item of below) allowValue(item, depth + 1);
}
