-- A checker is compiled as it will be used: with its convention, its entry point and the files beside it. Rows are
-- answers kept by content, and what they are kept by changes, so those there are go.
DELETE FROM "checker_compile";

ALTER TABLE "checker_compile" ADD COLUMN "convention" "checker_convention" NOT NULL,
ADD COLUMN "entry_point" VARCHAR(255),
ADD COLUMN "files" JSONB NOT NULL DEFAULT '[]';

-- Which sample a test run is of, so that its result can say which one it passed.
ALTER TABLE "test_run" ADD COLUMN "sample_number" INTEGER;
