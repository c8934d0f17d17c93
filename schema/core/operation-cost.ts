import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from './context.ts';

/** Beside its complexity (builder.ts), what an operation costs. */
const prices = {
  /** A root field: it reads the database, however few fields are asked of it. */
  rootField: 100,
  /** `__schema` or `__type` at the root: a large answer that complexity does not count. */
  introspection: 4_000,
  /** Characters that are parsed and validated for one unit. */
  charactersPerUnit: 35,
  /** Validation of a document that is not known to be right: a millisecond or two, and errors are not free. */
  validation: 500,
} as const;

/** An operation that is about to run. */
interface PricedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>> | null | undefined;
  readonly context: Context;
}

/** What it costs to read a query, right or wrong. @param isValidated it was validated before. */
export function textCost(query: string, isValidated: boolean): number {
  return Math.ceil(query.length / prices.charactersPerUnit) + (isValidated ? 0 : prices.validation);
}

/** What a valid operation costs its caller beside its text; server/graphql/document-limits.ts bounds it. */
export function operationCost({ schema, document, operation, variables, context }: PricedOperation): number {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const roots = rootFieldsOf(operation.selectionSet, fragments);
  const introspections = roots.filter((name) => name === '__schema' || name === '__type').length;
  const flat = roots.length * prices.rootField + introspections * prices.introspection;
  return flat + complexityOf();

  function complexityOf(): number {
    try {
      const single: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
      return complexityFromQuery(single, { schema, ctx: context, variables: { ...variables } }).complexity;
    } catch {
      // Its variables or arguments are wrong: execution says so before anything is read.
      return 0;
    }
  }
}

function rootFieldsOf({ selections }: SelectionSetNode, fragments: readonly FragmentDefinitionNode[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(selection.selectionSet, fragments);
    const fragment = fragments.find(({ name }) => name.value === selection.name.value);
    return fragment === undefined ? [] : rootFieldsOf(fragment.selectionSet, fragments);
  });
}
