import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { nestedTooDeeply, nulCharacter } from './refusals.ts';

/** Deepest nesting of an argument, in levels of lists and objects. Forms and reports of judges have fewer than ten. */
export const maxArgumentDepth = 64;

/**
 * Refuses arguments of root fields with a NUL character in a text, which PostgreSQL cannot store, and arguments nested
 * deeper than `maxArgumentDepth`, on which recursive code behind this would overflow the stack.
 */
class NulCharacterPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    return isRoot(field) ? refusing<Types>(resolver, field.pothosOptions.refusesNul === true) : resolver;
  }

  override wrapSubscribe(
    subscriber: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ) {
    return subscriber && isRoot(field) ? refusing<Types>(subscriber, false) : subscriber;
  }
}

function isRoot({ kind }: { readonly kind: string }): boolean {
  return kind === 'Query' || kind === 'Mutation' || kind === 'Subscription';
}

function refusing<Types extends SchemaTypes>(
  resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
  takesNul: boolean,
): GraphQLFieldResolver<unknown, Types['Context'], object> {
  return (root, args, context, info) => {
    const locale = 'locale' in context && context.locale === 'en-US' ? 'en-US' : 'zh-CN';
    const fault = faultOf(args, takesNul);
    if (fault === 'NUL') throw nulCharacter(locale);
    if (fault === 'DEPTH') throw nestedTooDeeply(locale);
    return resolver(root, args, context, info);
  };
}

/** Walks level by level instead of recursively: the value may be nested as deeply as its sender likes. */
function faultOf(value: unknown, takesNul: boolean): 'NUL' | 'DEPTH' | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const item of level) {
      if (!takesNul && typeof item === 'string' && item.includes('\0')) return 'NUL';
      if (typeof item !== 'object' || item === null) continue;
      // The arguments themselves are level 0.
      if (depth > maxArgumentDepth) return 'DEPTH';
      for (const child of Object.values(item)) below.push(child);
    }
    level = below;
  }
  return null;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      nulCharacter: NulCharacterPlugin<Types>;
    }

    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Of a root field: it refuses NUL characters in its arguments itself, in its own words. */
      refusesNul?: boolean;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const nulCharacterPlugin = 'nulCharacter';

SchemaBuilder.registerPlugin(nulCharacterPlugin, NulCharacterPlugin);
