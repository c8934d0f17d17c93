-- Of two forms of a section, material or problem that are open at once, the second save must not replace the first one unseen.
-- Notes have translations, and a placeholder from a file keeps the display id that its problem gets in the list.

-- AlterTable
ALTER TABLE "training_problem" ADD COLUMN     "translations" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "training_section" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "training_material" ADD COLUMN     "display_id" VARCHAR(50),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
