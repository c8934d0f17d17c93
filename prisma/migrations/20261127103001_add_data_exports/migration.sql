-- Archives with the data of an account, for its owner or for a super admin who answers a request.
-- CreateEnum
CREATE TYPE "data_export_state" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "data_export" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "requested_by_id" CHAR(32),
    "locale" VARCHAR(5) NOT NULL,
    "state" "data_export_state" NOT NULL DEFAULT 'WAITING',
    "key" CHAR(32) NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "size_bytes" BIGINT,

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_export_key_key" ON "data_export"("key");

-- CreateIndex
CREATE INDEX "data_export_user_id_requested_by_id_id_idx" ON "data_export"("user_id", "requested_by_id", "id" DESC);

-- CreateIndex
CREATE INDEX "data_export_requested_by_id_idx" ON "data_export"("requested_by_id");

-- CreateIndex
CREATE INDEX "data_export_state_idx" ON "data_export"("state");

-- CreateIndex
CREATE INDEX "data_export_expires_at_idx" ON "data_export"("expires_at");

-- AddForeignKey
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
