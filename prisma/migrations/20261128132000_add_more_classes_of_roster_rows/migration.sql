-- AlterTable
ALTER TABLE "roster_entry" ADD COLUMN     "more_class_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
