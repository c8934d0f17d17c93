-- Lets the preview of an import say which ids are taken; items read before have none.
ALTER TABLE "problem_import_item" ADD COLUMN "stated_id" VARCHAR(100);
