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
import { DomainError } from './errors.ts';
import { outsideArchives } from './outside-archives.ts';

/**
 * Mutations that work on archived groups: they read what is in them, say whose the group is, begin or end its archive,
 * or end it, or show it to its staff as members see it. Of acts on many rows the kind says whether it works there
 * (bulk/bulk-kind.ts). Others find nothing there, and tell those who read the group that it is archived.
 */
export const mutationsOnArchives: ReadonlySet<string> = new Set([
  'answerGroupOffer',
  'applyBulkAct',
  'archiveGroup',
  'copyTraining',
  'createGroupTerm',
  'disbandGroup',
  'offerGroup',
  'openEditorialStep',
  'previewGroupAct',
  'setThreadMode',
  'startContestantView',
  'startMemberView',
  'unarchiveGroup',
  'undoBulkAct',
  'viewDiscussion',
]);

/** A mutation that was refused in an archived group, or elsewhere. */
export interface RefusedMutation {
  /** Name of its field. */
  readonly mutation: string;
  readonly args: unknown;
  readonly code: string;
}

/** What it answers instead of its code, as the viewer reads with all levels; null: what it said. */
type Refusal = (context: Context, refused: RefusedMutation) => Promise<DomainError | null>;
let refusalOf: Refusal = () => Promise.resolve(null);
let archivedError: (new () => DomainError) | null = null;

/** Gives the plugin its question, which reads rows of domains (they import this folder), and what it answers. */
export function registerArchiveRefusal(refusal: Refusal, error: new () => DomainError): void {
  refusalOf = refusal;
  archivedError = error;
}

/**
 * Archived groups are read-only: in a mutation the viewer has no level in them, as in disbanded groups, so no rule of
 * places lets anything in them be changed. What the mutation answers is read with all levels.
 */
class ArchivePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  // The domains that refuse cannot import the error, which is the group's: it is added here.
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { errors, refusesArchived } = field.pothosOptions;
    if (field.kind !== 'Mutation' || refusesArchived !== true || archivedError === null) return field;
    const types = [...(errors?.types ?? []), archivedError];
    return { ...field, pothosOptions: { ...field.pothosOptions, errors: { ...errors, types } } };
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    if (field.kind !== 'Mutation' || mutationsOnArchives.has(field.name)) return resolver;
    const closed: typeof resolver = async (root, args, context, info) => {
      if (!isOfSite(context)) return resolver(root, args, context, info);
      try {
        return await resolver(root, args, { ...context, viewer: outsideArchives(context.viewer) }, info);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        throw (await refusalOf(context, { mutation: field.name, args, code: error.code })) ?? error;
      }
    };
    return closed;
  }
}

function isOfSite(context: object): context is Context {
  return 'db' in context && 'viewer' in context;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      archive: ArchivePlugin<Types>;
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
      /** Of a mutation on rows that may be in an archived group: GROUP_ARCHIVED is one of its errors. */
      refusesArchived?: boolean;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const archivePlugin = 'archive';

SchemaBuilder.registerPlugin(archivePlugin, ArchivePlugin);
