import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { Context, Transaction, Viewer } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { outsideArchives } from '../outside-archives.ts';

/** Acts are kept this long, in ms, and undone within it at most. */
export const bulkKeptMs = 30 * 24 * 60 * 60_000;

/** What of a row an act changes, by name; kept as JSON. */
export type BulkFields = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** A row that is to have other fields. */
export interface BulkAim<Row, Fields> {
  readonly row: Row;
  readonly to: Fields;
  /** It is to become what it was before an act. */
  readonly isUndo: boolean;
}

/** What a wing says of a kind of acts on its rows. */
interface BulkSpec<Row extends { readonly id: number | string }, Change, Fields extends BulkFields> {
  /** Such as `problem.tags`. */
  readonly name: string;
  /** Kind of its rows in the audit log. */
  readonly target: string;
  /** Acts that change these fields; they say who changed a row later. */
  readonly actions: readonly AuditAction[];
  /** Works in archived groups, too, as its single act does. */
  readonly isOnArchives?: boolean;
  /** Out of reach of API tokens, as its single act is. */
  readonly isForSessions?: boolean;
  /** Cannot be undone. */
  readonly isFinal?: boolean;
  /** How long an act can be undone, in ms. Absent: as long as acts are kept. */
  readonly undoMs?: number;
  readonly change: z.ZodType<Change>;
  readonly fields: z.ZodType<Fields>;
  /** Rows that the viewer sees; the number of statements does not depend on the number of ids. */
  readonly read: (context: Context, ids: readonly string[]) => Promise<readonly Row[]>;
  readonly notFound: () => DomainError;
  readonly nameOf: (row: Row) => string;
  readonly fieldsOf: (row: Row) => Fields;
  /** What of the fields makes a difference. Absent: all. */
  readonly keyOf?: (fields: Fields) => unknown;
  /** What the change makes of a row. */
  readonly aim: (row: Row, change: Change) => Fields;
  /** Why rows may not be changed so, by the rule of the single act; in statements as those of `read`. */
  readonly refusals: (
    context: Context,
    aims: readonly BulkAim<Row, Fields>[],
    change: Change,
  ) => Promise<ReadonlyMap<Row['id'], DomainError>>;
  /** Changes a row with its entry of the audit log. @returns what undoing needs beside the former fields */
  readonly write: (
    context: Context,
    tx: Transaction,
    aim: BulkAim<Row, Fields>,
    change: Change,
  ) => Promise<readonly number[]>;
  /** Undoes it by what `write` returned. Absent: `write` with the former fields. */
  readonly undo?: (context: Context, tx: Transaction, traces: readonly number[]) => Promise<void>;
}

/** What a row of an applied act was, and what undoing it needs. */
interface FormerRow {
  readonly before: unknown;
  readonly traces: readonly number[];
}

interface PlanRequest {
  readonly ids: readonly string[];
  /** As kept with the act. */
  readonly change: unknown;
  /** By id, to undo an act; null: to do it. */
  readonly former: ReadonlyMap<string, FormerRow> | null;
}

/** What an act would do with a row now. */
export type BulkPlan =
  | { readonly error: DomainError }
  | {
      readonly error: null;
      readonly before: BulkFields;
      readonly after: BulkFields;
      /** @throws DomainError, and the caller rolls back */
      readonly write: (tx: Transaction) => Promise<readonly number[]>;
    };

/** A kind of acts on many rows, as the engine uses it. */
export interface BulkKind {
  readonly name: string;
  readonly target: string;
  readonly actions: readonly AuditAction[];
  readonly isForSessions: boolean;
  readonly isFinal: boolean;
  /** How long an act can be undone, in ms. */
  readonly undoMs: number;
  /** Do two sets of fields, as kept or as planned, say the same? */
  isSame(a: unknown, b: unknown): boolean;
  /** Names of rows by id, as far as the viewer sees them. */
  names(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** A plan for each id. */
  plan(context: Context, request: PlanRequest): Promise<ReadonlyMap<string, BulkPlan>>;
}

/** Makes a kind of what a wing says of it. */
export function bulkKind<Row extends { readonly id: number | string }, Change, Fields extends BulkFields>(
  spec: BulkSpec<Row, Change, Fields>,
): BulkKind {
  const { name, target, actions, isOnArchives = false, keyOf = (fields) => fields } = spec;
  return {
    name,
    target,
    actions,
    isForSessions: spec.isForSessions ?? false,
    isFinal: spec.isFinal ?? false,
    undoMs: spec.undoMs ?? bulkKeptMs,
    isSame: (a, b) => isDeepStrictEqual(keyOf(spec.fields.parse(a)), keyOf(spec.fields.parse(b))),
    async names(context, ids) {
      const rows = await spec.read(context, ids);
      return new Map(rows.map((row) => [String(row.id), spec.nameOf(row)]));
    },
    async plan(given, { ids, change: kept, former }) {
      const context = isOnArchives ? given : { ...given, viewer: outsideArchives(given.viewer) };
      const change = spec.change.parse(kept);
      const rows = await spec.read(context, ids);
      const aims = rows.map((row) => {
        const was = former?.get(String(row.id));
        const to = was === undefined ? spec.aim(row, change) : spec.fields.parse(was.before);
        return { row, to, isUndo: was !== undefined };
      });
      const refusals = await spec.refusals(context, aims, change);
      const plans = new Map<string, BulkPlan>(ids.map((id) => [id, { error: spec.notFound() }]));
      for (const aim of aims) {
        const id = String(aim.row.id);
        const error = refusals.get(aim.row.id);
        plans.set(
          id,
          error === undefined
            ? {
                error: null,
                before: spec.fieldsOf(aim.row),
                after: aim.to,
                write: async (tx) => {
                  if (!aim.isUndo || spec.undo === undefined) return spec.write(context, tx, aim, change);
                  await spec.undo(context, tx, former?.get(id)?.traces ?? []);
                  return [];
                },
              }
            : { error },
        );
      }
      return plans;
    },
  };
}

/** Refusals by a rule for one row. */
export function refusalsBy<Row extends { readonly id: number | string }, Fields>(
  aims: readonly BulkAim<Row, Fields>[],
  rule: (aim: BulkAim<Row, Fields>) => DomainError | null,
): Promise<Map<Row['id'], DomainError>> {
  const refusals = new Map<Row['id'], DomainError>();
  for (const aim of aims) {
    const refusal = rule(aim);
    if (refusal !== null) refusals.set(aim.row.id, refusal);
  }
  return Promise.resolve(refusals);
}

const kinds = new Map<string, BulkKind>();

/** Adds the kinds of a wing. */
export function registerBulkKinds(added: readonly BulkKind[]): void {
  for (const kind of added) kinds.set(kind.name, kind);
}

/** Names of the kinds that are out of the viewer's reach. */
export function hiddenKinds(viewer: Viewer): string[] {
  const isToken = viewer.kind === 'user' && viewer.apiScopes !== null;
  return isToken ? [...kinds.values()].filter(({ isForSessions }) => isForSessions).map(({ name }) => name) : [];
}

/** A kind by its name; null: this version has none of the name. */
export function bulkKindOf(name: string): BulkKind | null {
  return kinds.get(name) ?? null;
}
