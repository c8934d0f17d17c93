import { PrismaPg } from '@prisma/adapter-pg';
import {
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { withSharedText } from './shared-text.ts';
import { StatementNames } from './statement-names.ts';

/** `cached plan must not change result type`: a migration ran while the statement was prepared. */
const staleStatement = '0A000';
/** `prepared statement does not exist` and `already exists`: statements do not live as long as our connection. */
const lostStatement: ReadonlySet<string> = new Set(['26000', '42P05']);

/**
 * Prisma's adapter for PostgreSQL with named statements, so that frequent statements are parsed and planned once per
 * connection.
 *
 * @param options.isOff sends every statement unnamed, as a pooler in transaction mode needs it.
 */
export function createStatementAdapter(pool: pg.Pool, options: { readonly isOff: boolean }): SqlDriverAdapterFactory {
  const names = new StatementNames(options);
  const inner = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => names.nameOf(sql) });
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    connect: async () => namedConnection(await inner.connect(), names),
  };
}

function namedConnection(inner: SqlDriverAdapter, names: StatementNames): SqlDriverAdapter {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    ...namedQueries(inner, names, { isRepeatable: true }),
    executeScript: (script) => inner.executeScript(script),
    startTransaction: async (isolationLevel) => namedTransaction(await inner.startTransaction(isolationLevel), names),
    getConnectionInfo: () => inner.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose: () => inner.dispose(),
  };
}

function namedTransaction(inner: Transaction, names: StatementNames): Transaction {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    options: inner.options,
    // A failed statement has already aborted the transaction.
    ...namedQueries(inner, names, { isRepeatable: false }),
    commit: () => inner.commit(),
    rollback: () => inner.rollback(),
    createSavepoint: async (name) => inner.createSavepoint?.(name),
    rollbackToSavepoint: async (name) => inner.rollbackToSavepoint?.(name),
    releaseSavepoint: async (name) => inner.releaseSavepoint?.(name),
  };
}

function namedQueries(
  inner: SqlQueryable,
  names: StatementNames,
  { isRepeatable }: { readonly isRepeatable: boolean },
): Pick<SqlQueryable, 'queryRaw' | 'executeRaw'> {
  const send = async <T>(query: SqlQuery, sending: (shared: SqlQuery) => Promise<T>): Promise<T> => {
    const shared = withSharedText(query);
    try {
      return await sending(shared);
    } catch (error) {
      if (!isStatementFault(error, names, shared.sql) || !isRepeatable) throw error;
      return sending(shared);
    }
  };
  return {
    queryRaw: (query) => send(query, (shared) => inner.queryRaw(shared)),
    executeRaw: (query) => send(query, (shared) => inner.executeRaw(shared)),
  };
}

/** Did the statement fail for being prepared? Then it is sent unnamed from now on. PostgreSQL has executed nothing. */
function isStatementFault(error: unknown, names: StatementNames, sql: string): boolean {
  const code = isDriverAdapterError(error) ? error.cause.originalCode : undefined;
  if (code === staleStatement) names.forget(sql);
  else if (code !== undefined && lostStatement.has(code)) names.turnOff();
  else return false;
  return true;
}
