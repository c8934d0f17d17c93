import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { getNamedType, isAbstractType, isInterfaceType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * A codegen plugin that emits which types implement each interface; the cache matches `... on DomainError` by it. Only
 * interfaces that a fragment names, and types that an operation can be answered with: the list is long enough.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const met = new Set<string>();
  const asked = new Set<string>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    NamedType({ name }) {
      asked.add(name.value);
    },
    Field() {
      const type = getNamedType(info.getType());
      if (isAbstractType(type)) for (const { name } of schema.getPossibleTypes(type)) met.add(name);
      else if (type) met.add(type.name);
    },
  });
  for (const { document } of documents) if (document !== undefined) visit(document, visitor);
  const interfaces = Object.values(schema.getTypeMap())
    .filter(isInterfaceType)
    .filter(({ name }) => asked.has(name));
  // One text a list: without the quotes of a hundred names it is the smaller one to fetch.
  const lists = interfaces.map((type) => {
    const names = schema
      .getPossibleTypes(type)
      .flatMap(({ name }) => (met.has(name) ? [name] : []))
      .toSorted();
    return `  ${type.name}: '${names.join(' ')}'.split(' '),\n`;
  });
  return `export const possibleTypes: Record<string, string[]> = {\n${lists.join('')}};`;
};
