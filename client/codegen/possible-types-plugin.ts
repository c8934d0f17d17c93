import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isInterfaceType } from 'graphql';

/** A codegen plugin that emits which types implement each interface; the cache matches `... on DomainError` by it. */
export const plugin: PluginFunction = (schema) => {
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const possibleTypes = Object.fromEntries(
    interfaces.map((type) => [type.name, schema.getPossibleTypes(type).map((possible) => possible.name).toSorted()]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};`;
};
