-- CreateTable
CREATE TABLE "user_import" (
    "id" SERIAL NOT NULL,
    "user_ids" CHAR(32)[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "user_import_expires_at_idx" ON "user_import"("expires_at");
