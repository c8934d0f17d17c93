ALTER TABLE "remote_import" ADD COLUMN "is_pdf_kept" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "remote_source" ADD COLUMN "is_pdf_kept" BOOLEAN NOT NULL DEFAULT true;

-- Their PDFs belong to others: the next revision links to them.
UPDATE "remote_import" SET "is_pdf_kept" = false WHERE "judge_key" IN ('CF', 'GYM');
UPDATE "remote_source" SET "is_pdf_kept" = false WHERE "judge_key" IN ('CF', 'GYM');
