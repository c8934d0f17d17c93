-- Acts on many rows, with a result for each row, so that they can be undone.
-- CreateEnum
CREATE TYPE "bulk_row_state" AS ENUM ('PENDING', 'UNCHANGED', 'REFUSED', 'DONE', 'UNDONE', 'KEPT');

-- CreateTable
CREATE TABLE "bulk_act" (
    "id" SERIAL NOT NULL,
    "actor_id" CHAR(32) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "change" JSONB NOT NULL,
    "is_cut" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_act_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_row" (
    "id" SERIAL NOT NULL,
    "act_id" INTEGER NOT NULL,
    "target_id" VARCHAR(32) NOT NULL,
    "state" "bulk_row_state" NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "traces" INTEGER[],
    "refusal" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bulk_row_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bulk_act_actor_id_id_idx" ON "bulk_act"("actor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "bulk_act_created_at_idx" ON "bulk_act"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "bulk_row_act_id_target_id_key" ON "bulk_row"("act_id", "target_id");

-- CreateIndex
CREATE INDEX "bulk_row_act_id_state_id_idx" ON "bulk_row"("act_id", "state", "id");

-- AddForeignKey
ALTER TABLE "bulk_act" ADD CONSTRAINT "bulk_act_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_act_id_fkey" FOREIGN KEY ("act_id") REFERENCES "bulk_act"("id") ON DELETE CASCADE ON UPDATE CASCADE;
