-- The two pictures of the footer, meant for QR codes. A table and not a setting, so that their files are referred to and kept.
-- CreateTable
CREATE TABLE "footer_picture" (
    "position" SMALLINT NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "alt" VARCHAR(255) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "footer_picture_pkey" PRIMARY KEY ("position")
);

-- CreateIndex
CREATE INDEX "footer_picture_sha256_idx" ON "footer_picture"("sha256");

-- AddForeignKey
ALTER TABLE "footer_picture" ADD CONSTRAINT "footer_picture_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
