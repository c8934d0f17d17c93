-- Problems are saved to one list of an account, whatever it is called, and two requests at once must not make two of them. Public
-- personal lists are listed by their last change.

-- AlterTable
ALTER TABLE "training" ADD COLUMN     "is_default" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "training_kind_sharing_is_visible_updated_at_id_idx" ON "training"("kind", "sharing", "is_visible", "updated_at" DESC, "id" DESC);

-- A partial index cannot be stated in the models.
CREATE UNIQUE INDEX "training_default_list_key" ON "training"("author_id") WHERE is_default;
