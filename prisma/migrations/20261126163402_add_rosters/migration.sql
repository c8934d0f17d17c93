-- Imported lists of people of a group, and which accounts a group made for them.
-- AlterTable
ALTER TABLE "user" ADD COLUMN     "managed_by_group_id" INTEGER;

-- CreateTable
CREATE TABLE "roster_entry" (
    "group_id" INTEGER NOT NULL,
    "number_key" VARCHAR(30) NOT NULL,
    "number" VARCHAR(30) NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "email" VARCHAR(254),
    "user_id" CHAR(32),
    "invited_id" CHAR(32),
    "declined_at" TIMESTAMPTZ(3),
    "class_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roster_entry_pkey" PRIMARY KEY ("group_id","number_key")
);

-- CreateIndex
CREATE INDEX "roster_entry_user_id_idx" ON "roster_entry"("user_id");

-- CreateIndex
CREATE INDEX "roster_entry_invited_id_idx" ON "roster_entry"("invited_id");

-- CreateIndex
CREATE INDEX "roster_entry_class_id_idx" ON "roster_entry"("class_id");

-- CreateIndex
CREATE UNIQUE INDEX "roster_entry_group_id_user_id_key" ON "roster_entry"("group_id", "user_id");

-- CreateIndex
CREATE INDEX "user_managed_by_group_id_idx" ON "user"("managed_by_group_id");

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_managed_by_group_id_fkey" FOREIGN KEY ("managed_by_group_id") REFERENCES "group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_invited_id_fkey" FOREIGN KEY ("invited_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "group_class"("id") ON DELETE SET NULL ON UPDATE CASCADE;
