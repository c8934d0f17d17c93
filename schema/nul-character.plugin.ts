import SchemaBuilder, { BasePlugin } from '@pothos/core';
import type { PothosOutputFieldConfig, SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { nulCharacter } from './refusals.ts';

/**
 * Refuses arguments with a NUL character in a text, of any root field: PostgreSQL cannot store one, nobody can type one,
 * and a query for one would end as an internal error.
 */
export class NulCharacterPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: GraphQLFieldResolver<unknown, Types['Context'], object>, field: PothosOutputFieldConfig<Types>) {
    return isRoot(field) ? refusing<Types>(resolver) : resolver;
  }

  override wrapSubscribe(
    subscriber: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ) {
    return subscriber && isRoot(field) ? refusing<Types>(subscriber) : subscriber;
  }
}

function isRoot({ kind }: { readonly kind: string }): boolean {
  return kind === 'Query' || kind === 'Mutation' || kind === 'Subscription';
}

function refusing<Types extends SchemaTypes>(
  resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
): GraphQLFieldResolver<unknown, Types['Context'], object> {
  return (root, args, context, info) => {
    if (hasNul(args)) throw nulCharacter('locale' in context && context.locale === 'en-US' ? 'en-US' : 'zh-CN');
    return resolver(root, args, context, info);
  };
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      nulCharacter: NulCharacterPlugin<Types>;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const nulCharacterPlugin = 'nulCharacter';

SchemaBuilder.registerPlugin(nulCharacterPlugin, NulCharacterPlugin);
