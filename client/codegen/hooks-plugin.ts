import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

/** What one operation becomes: the Apollo hook to call, and the prefix and suffix of the name of ours. */
const hooksByOperation = {
  query: [
    { apolloHook: 'useQuery', prefix: '', suffix: 'Query' },
    { apolloHook: 'useLazyQuery', prefix: 'Lazy', suffix: 'Query' },
  ],
  mutation: [{ apolloHook: 'useMutation', prefix: '', suffix: 'Mutation' }],
  subscription: [{ apolloHook: 'useSubscription', prefix: '', suffix: 'Subscription' }],
} as const;

type NamedOperation = OperationDefinitionNode & { readonly name: { readonly value: string } };

/**
 * A codegen plugin that emits one typed hook an operation for Apollo Client 4: `useXQuery` and `useLazyXQuery`,
 * `useXMutation`, `useXSubscription`. It stands on the typed documents that `typed-document-node` wrote into the same
 * file.
 *
 * The options of a query or subscription with required variables are required too; Apollo's own option types say which
 * variables those are.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents.flatMap(operationsOf);
  const hooks = new Set(
    operations.flatMap((operation) => hooksByOperation[operation.operation].map((hook) => hook.apolloHook)),
  );
  if (hooks.size === 0) return '';
  return {
    prepend: [`import { ${[...hooks].toSorted().join(', ')} } from '@apollo/client/react';`],
    content: operations.flatMap(hooksOf).join('\n'),
  };
};

/** The operations of one file; an unnamed one is an error, since no hook can be named after it. */
function operationsOf(file: Types.DocumentFile): NamedOperation[] {
  const definitions = file.document?.definitions ?? [];
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      if (!isNamed(operation)) throw new Error(`An operation without a name in ${file.location ?? 'a document'}`);
      return operation;
    });
}

function isNamed(operation: OperationDefinitionNode): operation is NamedOperation {
  return operation.name !== undefined;
}

function hooksOf(operation: NamedOperation): string[] {
  const name = pascalCase(operation.name.value);
  return hooksByOperation[operation.operation].map(({ apolloHook, prefix, suffix }) => {
    const types = `${name}${suffix}, ${name}${suffix}Variables`;
    const optional = apolloHook === 'useMutation' || apolloHook === 'useLazyQuery' || !needsVariables(operation);
    return [
      `export function use${prefix}${name}${suffix}(options${optional ? '?' : ''}: ${apolloHook}.Options<${types}>) {`,
      `  return ${apolloHook}<${types}>(${name}Document, options${optional ? ' ?? {}' : ''});`,
      '}',
    ].join('\n');
  });
}

function needsVariables(operation: NamedOperation): boolean {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );
}

/** Codegen names types in Pascal case: `problemList` becomes `ProblemList`. */
function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
