import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types and typed documents beside each `.graphql` file. */
const operationTypes = {
  importExtension: '.ts',
  useTypeImports: true,
  immutableTypes: true,
  arrayInputCoercion: false,
  nonOptionalTypename: true,
  dedupeFragments: true,
  optimizeDocumentNode: true,
  defaultScalarType: 'unknown',
  scalars: {
    DateTime: 'string',
    SettingValue: 'boolean | number | string',
    BoardRows: '@verdict/schema/contest/scoreboard/board/wire.ts#WireRows',
    BoardTries: '@verdict/schema/contest/scoreboard/board/replay.ts#WireTries',
  },
} as const;

/**
 * Every operation of the client lives in a `.graphql` file beside the component that owns it. For each of them a
 * `.generated.ts` is written next door (git-ignored): the types, the typed document and the hooks. The operations
 * behind the REST calls are done likewise, without hooks.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'client/src/': {
      documents: ['client/src/**/*.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './client/codegen/hooks-plugin.ts'],
      config: operationTypes,
    },
    'server/rest/': {
      documents: ['server/rest/*.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      // Executed in the process, where rows are not JSON yet.
      config: { ...operationTypes, scalars: { ...operationTypes.scalars, BoardRows: 'unknown' } },
    },
    'client/src/app/possible-types.generated.ts': {
      documents: ['client/src/**/*.graphql'],
      plugins: ['./client/codegen/possible-types-plugin.ts'],
    },
  },
};

export default config;
