-- Accounts that want their unread messages by mail.

-- CreateTable
CREATE TABLE "mail_digest" (
    "user_id" CHAR(32) NOT NULL,
    "kinds" "message_kind"[],
    "locale" VARCHAR(5) NOT NULL,
    "day" DATE,
    "through_id" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "mail_digest_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "mail_digest_day_idx" ON "mail_digest"("day");

-- AddForeignKey
ALTER TABLE "mail_digest" ADD CONSTRAINT "mail_digest_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
