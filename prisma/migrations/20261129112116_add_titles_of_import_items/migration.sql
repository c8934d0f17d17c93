-- Lets the preview of an import show titles in the reader's language; items read before keep their one title.
-- AlterTable
ALTER TABLE "problem_import_item" ADD COLUMN     "titles" JSONB NOT NULL DEFAULT '{}';
