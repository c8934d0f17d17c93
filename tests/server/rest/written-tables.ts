import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';

/** Tables that tell when somebody was here, and what they took with them. */
const visits = new Set(['session', 'user', 'api_token', 'audit_entry']);

/** Installs triggers in the database of a test file. @returns what runs something and names the tables it wrote to. */
export async function noteWrites(db: PrismaClient): Promise<(act: () => Promise<unknown>) => Promise<string[]>> {
  await db.$executeRawUnsafe('CREATE TABLE written (place text)');
  await db.$executeRawUnsafe(`CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO written VALUES (TG_TABLE_NAME); RETURN NULL; END $$`);
  await db.$executeRawUnsafe(`DO $$ DECLARE place record; BEGIN
    FOR place IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'written' LOOP
      EXECUTE format(
        'CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION note_write()',
        place.tablename
      );
    END LOOP; END $$`);
  return async (act) => {
    await db.$executeRawUnsafe('TRUNCATE written');
    await act();
    const rows = await db.$queryRawUnsafe<{ readonly place: string }[]>(
      'SELECT DISTINCT place FROM written ORDER BY place',
    );
    return rows.map(({ place }) => place).filter((place) => !visits.has(place));
  };
}
