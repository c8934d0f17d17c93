-- Imports of users and generated accounts are made in the background: their state, progress and report, and passwords
-- that wait, sealed. Lists of passwords hang on their import; those of the last 30 minutes go.
-- CreateEnum
CREATE TYPE "user_import_kind" AS ENUM ('TABLE', 'GENERATED');

-- CreateEnum
CREATE TYPE "user_import_state" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'UNDONE');

-- AlterTable
ALTER TABLE "user_import" ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "failure" JSONB,
ADD COLUMN     "hashed_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "ignored_columns" TEXT[],
ADD COLUMN     "is_all_or_nothing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "kept_count" INTEGER,
ADD COLUMN     "kind" "user_import_kind" NOT NULL DEFAULT 'TABLE',
ADD COLUMN     "left_out_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "made_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "open_key" CHAR(64),
ADD COLUMN     "removed_count" INTEGER,
ADD COLUMN     "requested_at" TIMESTAMPTZ(3),
ADD COLUMN     "requested_by_id" CHAR(32),
ADD COLUMN     "sealed_rows" TEXT,
ADD COLUMN     "state" "user_import_state" NOT NULL DEFAULT 'WAITING',
ADD COLUMN     "total_count" INTEGER NOT NULL DEFAULT 0;

-- Imports that there are were done in their request, a day before they expire.
UPDATE "user_import" SET "state" = 'DONE',
  "requested_at" = "expires_at" - interval '24 hours',
  "ended_at" = "expires_at" - interval '24 hours',
  "total_count" = cardinality("user_ids"),
  "hashed_count" = cardinality("user_ids"),
  "made_count" = cardinality("user_ids");

-- AlterTable
ALTER TABLE "user_import" ALTER COLUMN "expires_at" DROP NOT NULL,
ALTER COLUMN "is_all_or_nothing" DROP DEFAULT,
ALTER COLUMN "kind" DROP DEFAULT,
ALTER COLUMN "left_out_count" DROP DEFAULT,
ALTER COLUMN "requested_at" SET NOT NULL,
ALTER COLUMN "total_count" DROP DEFAULT;

-- DropIndex
DROP INDEX "user_import_expires_at_idx";

-- CreateTable
CREATE TABLE "user_import_batch" (
    "import_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "is_hashed" BOOLEAN NOT NULL DEFAULT false,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "user_import_batch_pkey" PRIMARY KEY ("import_id","position")
);

-- DropTable
DROP TABLE "account_sheet";

-- CreateTable
CREATE TABLE "account_sheet" (
    "id" SERIAL NOT NULL,
    "made_by_id" CHAR(32) NOT NULL,
    "import_id" INTEGER,
    "sealed" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_sheet_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_import_open_key_key" ON "user_import"("open_key");

-- CreateIndex
CREATE INDEX "user_import_requested_by_id_idx" ON "user_import"("requested_by_id");

-- CreateIndex
CREATE INDEX "user_import_requested_at_idx" ON "user_import"("requested_at");

-- CreateIndex
CREATE INDEX "user_import_state_idx" ON "user_import"("state");

-- CreateIndex
CREATE UNIQUE INDEX "account_sheet_import_id_key" ON "account_sheet"("import_id");

-- CreateIndex
CREATE INDEX "account_sheet_made_by_id_idx" ON "account_sheet"("made_by_id");

-- CreateIndex
CREATE INDEX "account_sheet_expires_at_idx" ON "account_sheet"("expires_at");

-- AddForeignKey
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_import_batch" ADD CONSTRAINT "user_import_batch_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "user_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_sheet" ADD CONSTRAINT "account_sheet_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_sheet" ADD CONSTRAINT "account_sheet_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "user_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
