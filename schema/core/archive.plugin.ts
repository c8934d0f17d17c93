import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Viewer } from './context.ts';
import { outsideArchives } from './outside-archives.ts';

/**
 * Mutations that work on archived groups: they read what is in them, say whose the group is, or end it or its archive.
 * Others find nothing there.
 */
const mutationsOnArchives: ReadonlySet<string> = new Set([
  'answerGroupOffer',
  'copyTraining',
  'createGroupTerm',
  'disbandGroup',
  'offerGroup',
  'openEditorialStep',
  'setThreadMode',
  'unarchiveGroup',
  'viewDiscussion',
]);

/**
 * Archived groups are read-only: in a mutation the viewer has no level in them, as in disbanded groups, so no rule of
 * places lets anything in them be changed. What the mutation answers is read with all levels.
 */
class ArchivePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    if (field.kind !== 'Mutation' || mutationsOnArchives.has(field.name)) return resolver;
    const closed: typeof resolver = (root, args, context, info) =>
      resolver(
        root,
        args,
        hasViewer(context) ? { ...context, viewer: outsideArchives(context.viewer) } : context,
        info,
      );
    return closed;
  }
}

function hasViewer(context: object): context is { readonly viewer: Viewer } {
  return 'viewer' in context;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      archive: ArchivePlugin<Types>;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const archivePlugin = 'archive';

SchemaBuilder.registerPlugin(archivePlugin, ArchivePlugin);
