import SchemaBuilder, {
  BasePlugin,
  PothosSchemaError,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { neededScope, type NeededScope } from './api-scope.ts';
import type { Context } from './context.ts';
import { refuseToken, unauthorized } from './refusals.ts';
import { isView, refusePrivateRead, viewEnd } from './view.rule.ts';

/**
 * Refuses to build a schema in which a root field does not say who may use it, and holds API tokens to their scopes. A
 * forgotten rule stops the start, instead of opening a door.
 */
class RootScopePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (isRoot(field) && field.pothosOptions.authScopes === undefined) {
      throw new PothosSchemaError(
        `${field.kind}.${field.name} states no authScopes; say { public: true } if all may use it.`,
      );
    }
    return field;
  }

  // Around the mapping of arguments, so that a token that may not ask is told so before its input is looked at.
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ) {
    if (resolver === undefined || !isRoot(field)) return resolver;
    const needed = apiScopeOf(field.kind, field.pothosOptions);
    const isForJudges = asksForJudge(field.pothosOptions.authScopes);
    const endsView = field.name === viewEnd;
    const guarded: typeof resolver = (root, args, context, info) => {
      if (hasViewer(context)) {
        if (!(endsView && isView(context.viewer))) refuseToken(context, needed);
        refusePrivateRead(context.viewer, field.name);
        // Reports of judges are large and loosely typed: strangers are refused before anything walks them.
        if (isForJudges && context.viewer.kind !== 'judge') throw unauthorized(context);
      }
      return resolver(root, args, context, info);
    };
    return guarded;
  }
}

function isRoot({ kind }: { readonly kind: string }): boolean {
  return kind === 'Query' || kind === 'Mutation' || kind === 'Subscription';
}

function asksForJudge(authScopes: unknown): boolean {
  return typeof authScopes === 'object' && authScopes !== null && 'judge' in authScopes && authScopes.judge === true;
}

/** The scope that a root field asks of API tokens. @param options as the field was defined. */
export function apiScopeOf(
  kind: string,
  options: { readonly authScopes?: unknown; readonly apiScope?: NeededScope | undefined },
): NeededScope {
  return neededScope({ kind, authScopes: options.authScopes, stated: options.apiScope });
}

function hasViewer(context: object): context is Pick<Context, 'viewer' | 'locale'> {
  return 'viewer' in context && 'locale' in context;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rootScope: RootScopePlugin<Types>;
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
      /**
       * Of a root field: the scope an API token needs (schema/core/api-scope.ts says what it is when this is left out).
       */
      apiScope?: NeededScope;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const rootScopePlugin = 'rootScope';

SchemaBuilder.registerPlugin(rootScopePlugin, RootScopePlugin);
