-- Why and until when accounts are disabled, deletion after a grace, generated accounts, and search in all users.
-- AlterTable
ALTER TABLE "user" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "disabled_reason" VARCHAR(500) NOT NULL DEFAULT '',
ADD COLUMN     "disabled_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "account_deletion" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "requested_by_id" CHAR(32),
    "reason" VARCHAR(500) NOT NULL,
    "was_disabled" BOOLEAN NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_deletion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_sheet" (
    "key_hash" CHAR(64) NOT NULL,
    "made_by_id" CHAR(32) NOT NULL,
    "sealed" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_sheet_pkey" PRIMARY KEY ("key_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_deletion_user_id_key" ON "account_deletion"("user_id");

-- CreateIndex
CREATE INDEX "account_deletion_due_at_idx" ON "account_deletion"("due_at");

-- CreateIndex
CREATE INDEX "account_deletion_requested_by_id_idx" ON "account_deletion"("requested_by_id");

-- CreateIndex
CREATE INDEX "account_sheet_made_by_id_idx" ON "account_sheet"("made_by_id");

-- CreateIndex
CREATE INDEX "account_sheet_expires_at_idx" ON "account_sheet"("expires_at");

-- CreateIndex
CREATE INDEX "user_created_at_id_idx" ON "user"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "user_disabled_until_idx" ON "user"("disabled_until");

-- CreateIndex
CREATE INDEX "user_email_key_idx" ON "user" USING GIN ("email_key" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_real_name_idx" ON "user" USING GIN ("real_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_student_id_idx" ON "user" USING GIN ("student_id" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_sheet" ADD CONSTRAINT "account_sheet_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
