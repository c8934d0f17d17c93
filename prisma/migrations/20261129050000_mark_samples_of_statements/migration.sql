-- Cases that equal a sample of the statement become samples, too. Marks until now are those that packages state; the
-- server compares the cases of test sets without a hash in the background.
ALTER TABLE "test_case" ADD COLUMN "is_stated_sample" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "test_set" ADD COLUMN "compared_samples_sha256" CHAR(64);

UPDATE "test_case" SET "is_stated_sample" = true WHERE "is_sample";
