import SchemaBuilder, { BasePlugin, PothosSchemaError } from '@pothos/core';
import type { PothosOutputFieldConfig, SchemaTypes } from '@pothos/core';

/**
 * Refuses to build a schema in which a root field does not say who may use it.
 * A forgotten rule stops the start, instead of opening a door.
 */
export class RootScopePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const isRoot = field.kind === 'Query' || field.kind === 'Mutation' || field.kind === 'Subscription';
    if (isRoot && field.pothosOptions.authScopes === undefined) {
      throw new PothosSchemaError(`${field.kind}.${field.name} states no authScopes; say { public: true } if all may use it.`);
    }
    return field;
  }
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rootScope: RootScopePlugin<Types>;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const rootScopePlugin = 'rootScope';

SchemaBuilder.registerPlugin(rootScopePlugin, RootScopePlugin);
