import { PrismaPg } from '@prisma/adapter-pg';
/*
 * Prisma's schema engine reads PostgreSQL's catalogues, which have columns of the one-byte type `"char"`, and insists
 * on getting them as single characters. Prisma's own adapter refuses that type. Here the type is passed through the
 * adapter as text and given its right name afterwards.
 */
import {
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import type pg from 'pg';

/** Numbers of PostgreSQL's own types `"char"` and `text`. */
const charType = 18;
const textType = 25;

/** An adapter over `pool` that also reads the catalogues. */
export function catalogueAdapter(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const charColumns = passCharAsText(pool);
  const factory = new PrismaPg(pool);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    async connect() {
      const adapter = await factory.connect();
      const queryRaw = adapter.queryRaw.bind(adapter);
      return Object.assign(adapter, {
        async queryRaw(query: SqlQuery) {
          const result = await queryRaw(query);
          for (const column of charColumns.get(query.sql) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character;
          return result;
        },
      });
    },
  };
}

/** @returns by SQL text, the columns of its result that are of type `"char"`. */
function passCharAsText(pool: pg.Pool): Map<string, number[]> {
  const charColumns = new Map<string, number[]>();
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    async query(config: pg.QueryArrayConfig) {
      const result = await query(config);
      charColumns.set(
        config.text,
        result.fields.flatMap((field, index) => (field.dataTypeID === charType ? [index] : [])),
      );
      for (const field of result.fields) if (field.dataTypeID === charType) field.dataTypeID = textType;
      return result;
    },
  });
  return charColumns;
}
