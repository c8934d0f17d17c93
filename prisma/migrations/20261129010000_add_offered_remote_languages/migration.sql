-- Lists of judges were never read so far: all rows are of a release.
ALTER TABLE "remote_language"
  ADD COLUMN "is_offered" BOOLEAN NOT NULL DEFAULT true,
  ALTER COLUMN "read_at" DROP NOT NULL;
UPDATE "remote_language" SET "read_at" = NULL;
