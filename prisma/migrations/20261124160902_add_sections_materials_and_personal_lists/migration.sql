-- Sections, materials and notes of study lists, and lists of accounts: one table serves trainings and personal lists, so that
-- progress, rank and pages are the same for both.

-- CreateEnum
CREATE TYPE "training_kind" AS ENUM ('TRAINING', 'PERSONAL');

-- CreateEnum
CREATE TYPE "training_sharing" AS ENUM ('OWNER', 'LINK', 'PUBLIC');

-- CreateEnum
CREATE TYPE "training_material_kind" AS ENUM ('MARKDOWN', 'PDF', 'LINK', 'PLACEHOLDER');

-- DropIndex
DROP INDEX "training_group_id_is_visible_rank_id_idx";

-- AlterTable
ALTER TABLE "training" ADD COLUMN     "kind" "training_kind" NOT NULL DEFAULT 'TRAINING',
ADD COLUMN     "licence" VARCHAR(100) NOT NULL DEFAULT '',
ADD COLUMN     "origin_id" INTEGER,
ADD COLUMN     "origin_seen_at" TIMESTAMPTZ(3),
ADD COLUMN     "share_key" VARCHAR(64),
ADD COLUMN     "sharing" "training_sharing" NOT NULL DEFAULT 'OWNER',
ADD COLUMN     "source" VARCHAR(500) NOT NULL DEFAULT '',
ADD COLUMN     "translations" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "training_problem" ADD COLUMN     "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "is_optional" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "section_id" INTEGER;

-- CreateTable
CREATE TABLE "training_section" (
    "id" SERIAL NOT NULL,
    "training_id" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "translations" JSONB NOT NULL DEFAULT '{}',
    "position" INTEGER NOT NULL DEFAULT 0,
    "needed" INTEGER,

    CONSTRAINT "training_section_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_section_requirement" (
    "section_id" INTEGER NOT NULL,
    "required_id" INTEGER NOT NULL,

    CONSTRAINT "training_section_requirement_pkey" PRIMARY KEY ("section_id","required_id")
);

-- CreateTable
CREATE TABLE "training_section_opening" (
    "section_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "training_section_opening_pkey" PRIMARY KEY ("section_id","user_id")
);

-- CreateTable
CREATE TABLE "training_material" (
    "id" SERIAL NOT NULL,
    "training_id" INTEGER NOT NULL,
    "section_id" INTEGER,
    "kind" "training_material_kind" NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "title" VARCHAR(255) NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "translations" JSONB NOT NULL DEFAULT '{}',
    "url" VARCHAR(2000),
    "is_optional" BOOLEAN NOT NULL DEFAULT false,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "training_material_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_material_tick" (
    "material_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "ticked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "training_material_tick_pkey" PRIMARY KEY ("material_id","user_id")
);

-- CreateIndex
CREATE INDEX "training_section_training_id_position_idx" ON "training_section"("training_id", "position");

-- CreateIndex
CREATE INDEX "training_section_requirement_required_id_idx" ON "training_section_requirement"("required_id");

-- CreateIndex
CREATE INDEX "training_section_opening_user_id_idx" ON "training_section_opening"("user_id");

-- CreateIndex
CREATE INDEX "training_material_training_id_rank_idx" ON "training_material"("training_id", "rank");

-- CreateIndex
CREATE INDEX "training_material_section_id_idx" ON "training_material"("section_id");

-- CreateIndex
CREATE INDEX "training_material_tick_user_id_idx" ON "training_material_tick"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "training_share_key_key" ON "training"("share_key");

-- CreateIndex
CREATE INDEX "training_group_id_kind_is_visible_rank_id_idx" ON "training"("group_id", "kind", "is_visible", "rank", "id" DESC);

-- CreateIndex
CREATE INDEX "training_origin_id_idx" ON "training"("origin_id");

-- CreateIndex
CREATE INDEX "training_problem_section_id_idx" ON "training_problem"("section_id");

-- AddForeignKey
ALTER TABLE "training" ADD CONSTRAINT "training_origin_id_fkey" FOREIGN KEY ("origin_id") REFERENCES "training"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_problem" ADD CONSTRAINT "training_problem_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "training_section"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_section" ADD CONSTRAINT "training_section_training_id_fkey" FOREIGN KEY ("training_id") REFERENCES "training"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_section_requirement" ADD CONSTRAINT "training_section_requirement_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "training_section"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_section_requirement" ADD CONSTRAINT "training_section_requirement_required_id_fkey" FOREIGN KEY ("required_id") REFERENCES "training_section"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_section_opening" ADD CONSTRAINT "training_section_opening_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "training_section"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_section_opening" ADD CONSTRAINT "training_section_opening_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_material" ADD CONSTRAINT "training_material_training_id_fkey" FOREIGN KEY ("training_id") REFERENCES "training"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_material" ADD CONSTRAINT "training_material_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "training_section"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_material_tick" ADD CONSTRAINT "training_material_tick_material_id_fkey" FOREIGN KEY ("material_id") REFERENCES "training_material"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_material_tick" ADD CONSTRAINT "training_material_tick_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
