import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import type { Audience } from './shared-streams.ts';

/**
 * Shares the source of each subscription among its followers (`shared-streams.ts`): those of one viewer who ask for the
 * same, or of everyone where the field says so. Listed last, so that scopes and shapes are checked for each follower.
 */
class SharedStreamPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapSubscribe(
    subscriber: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    const { sharedWith = 'VIEWER', kindOf } = field.pothosOptions as SharingOptions;
    if (!subscriber || field.kind !== 'Subscription' || sharedWith === 'NOBODY') return subscriber;
    return (root, args, context, info) => {
      const asked = context as unknown as Context;
      return asked.streams.follow(asked, {
        key: `${field.name} ${JSON.stringify(args)}`,
        audience: sharedWith,
        kindOf,
        // graphql-js demands of a subscriber what it demands here: an async iterable.
        open: async (own) => {
          const events: unknown = await subscriber(root, args, own as unknown as Types['Context'], info);
          return events as AsyncIterable<unknown>;
        },
      });
    };
  }
}

/** How a field says that its source is shared. Written as a method: a field names the type of its own events. */
interface SharingOptions {
  readonly sharedWith?: Audience | 'NOBODY';
  kindOf?(event: unknown): string;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      sharedStream: SharedStreamPlugin<Types>;
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
      /** Of a subscription. NOBODY: it shares something itself, or its events are no states. By default VIEWER. */
      sharedWith?: Audience | 'NOBODY';
      /** Of a subscription: events of one kind replace each other; by default all are of one kind. */
      kindOf?(event: unknown): string;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const sharedStreamPlugin = 'sharedStream';

SchemaBuilder.registerPlugin(sharedStreamPlugin, SharedStreamPlugin);
