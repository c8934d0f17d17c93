import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import { DiskNearlyFull } from './disk.error.ts';

/**
 * Mutations that work on a nearly full disk: signing in and out (small rows), and what judges report of the tasks they
 * hold. Whoever adds one must be sure that it cannot fill the disk.
 */
export const mutationsOnFullDisk: ReadonlySet<string> = new Set([
  'createCaptcha',
  'createSlidePuzzle',
  'sendSignInCode',
  'signIn',
  'signInWithPasskey',
  'signInWithProvider',
  'signInWithSecondFactor',
  'signOut',
  'startPasskeySignIn',
  'endSession',
  'endOtherSessions',
  'revokeApiToken',
  'registerJudgeNode',
  'renewJudgeLeases',
  'claimJudgeTask',
  'reportJudgeProgress',
  'reportJudgeResult',
  'failJudgeTask',
  'parkJudgeTask',
  'createJudgeNode',
  'pauseJudgeNode',
  'resumeJudgeNode',
  'drainJudgeNode',
  'revokeJudgeNode',
]);

/** Refuses all other mutations while the disk is nearly full. Queries and subscriptions go on. */
class DiskSpacePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    if (field.kind !== 'Mutation' || mutationsOnFullDisk.has(field.name)) return resolver;
    const guarded: typeof resolver = (root, args, context, info) => {
      if (hasDisk(context) && context.disk.state.isNearlyFull) throw new DiskNearlyFull();
      return resolver(root, args, context, info);
    };
    return guarded;
  }
}

function hasDisk(context: object): context is Pick<Context, 'disk'> {
  return 'disk' in context;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      diskSpace: DiskSpacePlugin<Types>;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const diskSpacePlugin = 'diskSpace';

SchemaBuilder.registerPlugin(diskSpacePlugin, DiskSpacePlugin);
