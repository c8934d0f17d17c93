-- Classes of groups: some members under a name, and links that lead into one.

-- CreateEnum
CREATE TYPE "group_class_color" AS ENUM ('BLUE', 'GREEN', 'AMBER', 'RED', 'PURPLE', 'TEAL');

-- AlterTable
ALTER TABLE "group_invite" ADD COLUMN     "class_id" INTEGER;

-- CreateTable
CREATE TABLE "group_class" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "name" VARCHAR(25) NOT NULL,
    "name_key" VARCHAR(50) NOT NULL,
    "color" "group_class_color",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_class_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_class_member" (
    "class_id" INTEGER NOT NULL,
    "group_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,

    CONSTRAINT "group_class_member_pkey" PRIMARY KEY ("class_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "group_class_group_id_name_key_key" ON "group_class"("group_id", "name_key");

-- CreateIndex
CREATE UNIQUE INDEX "group_class_id_group_id_key" ON "group_class"("id", "group_id");

-- CreateIndex
CREATE INDEX "group_class_member_group_id_user_id_idx" ON "group_class_member"("group_id", "user_id");

-- CreateIndex
CREATE INDEX "group_invite_class_id_idx" ON "group_invite"("class_id");

-- AddForeignKey
ALTER TABLE "group_invite" ADD CONSTRAINT "group_invite_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "group_class"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_class" ADD CONSTRAINT "group_class_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_class_member" ADD CONSTRAINT "group_class_member_class_id_group_id_fkey" FOREIGN KEY ("class_id", "group_id") REFERENCES "group_class"("id", "group_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_class_member" ADD CONSTRAINT "group_class_member_group_id_user_id_fkey" FOREIGN KEY ("group_id", "user_id") REFERENCES "group_member"("group_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
