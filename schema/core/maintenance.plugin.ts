import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import { mutationsOnFullDisk } from './disk-space.plugin.ts';
import { viewEnd } from './view.rule.ts';

/**
 * Mutations that work during a maintenance: signing in and out and what judges do, as on a full disk, and the ends of a
 * view and of the maintenance.
 */
export const mutationsInMaintenance: ReadonlySet<string> = new Set([
  ...mutationsOnFullDisk,
  'endMaintenance',
  'setMaintenance',
  viewEnd,
]);

/** What an operation does, as far as a view or a maintenance refuses it. */
export interface SiteAct {
  readonly isWriting: boolean;
  /** Works during a maintenance. */
  readonly isKept?: boolean;
}

/** @throws what a view or a running maintenance refuses. */
type Guard = (context: Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>, act: SiteAct) => Promise<void>;
let requireOpen: Guard = () => Promise.resolve();

/** Gives the plugin its question, which reads settings: they import this folder. */
export function registerMaintenanceGuard(guard: Guard): void {
  requireOpen = guard;
}

/** What the sign-in dialog and the page of a closed site read. */
const readsWhileClosed: ReadonlySet<string> = new Set([
  'passwordKey',
  'signInProviders',
  'siteConfig',
  'siteConfigChanged',
  'viewer',
]);

/**
 * Keeps views from changing anything, and holds all operations to a running maintenance; a stream that began before it
 * is refused with its next event.
 */
class MaintenancePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    return guarded<Types>(resolver, field);
  }

  override wrapSubscribe(
    subscriber: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ) {
    return subscriber && guarded<Types>(subscriber, field);
  }
}

function guarded<Types extends SchemaTypes>(
  resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
  { kind, name }: PothosOutputFieldConfig<Types>,
): GraphQLFieldResolver<unknown, Types['Context'], object> {
  if (kind !== 'Query' && kind !== 'Mutation' && kind !== 'Subscription') return resolver;
  if (name === viewEnd || readsWhileClosed.has(name)) return resolver;
  const act: SiteAct = { isWriting: kind === 'Mutation', isKept: mutationsInMaintenance.has(name) };
  return async (root, args, context, info) => {
    if (hasSite(context)) await requireOpen(context, act);
    return resolver(root, args, context, info);
  };
}

function hasSite(context: object): context is Pick<Context, 'db' | 'cache' | 'viewer' | 'now'> {
  return 'cache' in context && 'viewer' in context;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      maintenance: MaintenancePlugin<Types>;
    }
  }
}

/** Name under which the plugin is listed in a builder. */
export const maintenancePlugin = 'maintenance';

SchemaBuilder.registerPlugin(maintenancePlugin, MaintenancePlugin);
