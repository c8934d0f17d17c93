-- Settings that change at a moment, all or none.

-- CreateEnum
CREATE TYPE "scheduled_settings_state" AS ENUM ('PENDING', 'APPLIED', 'CANCELLED', 'INVALID', 'NOT_ALLOWED');

-- CreateTable
CREATE TABLE "scheduled_settings" (
    "id" SERIAL NOT NULL,
    "changes" JSONB NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "state" "scheduled_settings_state" NOT NULL DEFAULT 'PENDING',
    "actor_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scheduled_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "scheduled_settings_state_due_at_idx" ON "scheduled_settings"("state", "due_at");

-- CreateIndex
CREATE INDEX "scheduled_settings_actor_id_idx" ON "scheduled_settings"("actor_id");

-- AddForeignKey
ALTER TABLE "scheduled_settings" ADD CONSTRAINT "scheduled_settings_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
