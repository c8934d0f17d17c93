-- A group is read-only since then; null: it is not archived.
-- AlterTable
ALTER TABLE "group" ADD COLUMN     "archived_at" TIMESTAMPTZ(3);
