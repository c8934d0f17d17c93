-- Ratings of users follow from the contests that super admins rate: which those are, and what each made of whom (schema/rating/).

-- CreateTable
CREATE TABLE "rated_contest" (
    "contest_id" INTEGER NOT NULL,
    "applied_by_id" CHAR(32),
    "applied_at" TIMESTAMPTZ(3) NOT NULL,
    "computed_at" TIMESTAMPTZ(3),

    CONSTRAINT "rated_contest_pkey" PRIMARY KEY ("contest_id")
);

-- CreateTable
CREATE TABLE "rating_change" (
    "contest_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "rank" INTEGER NOT NULL,
    "performance" INTEGER NOT NULL,
    "before" INTEGER,
    "after" INTEGER NOT NULL,

    CONSTRAINT "rating_change_pkey" PRIMARY KEY ("contest_id","user_id")
);

-- CreateIndex
CREATE INDEX "rated_contest_computed_at_idx" ON "rated_contest"("computed_at");

-- CreateIndex
CREATE INDEX "rated_contest_applied_by_id_idx" ON "rated_contest"("applied_by_id");

-- CreateIndex
CREATE INDEX "rating_change_contest_id_rank_user_id_idx" ON "rating_change"("contest_id", "rank", "user_id");

-- CreateIndex
CREATE INDEX "rating_change_user_id_idx" ON "rating_change"("user_id");

-- AddForeignKey
ALTER TABLE "rated_contest" ADD CONSTRAINT "rated_contest_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rated_contest" ADD CONSTRAINT "rated_contest_applied_by_id_fkey" FOREIGN KEY ("applied_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_change" ADD CONSTRAINT "rating_change_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "rated_contest"("contest_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_change" ADD CONSTRAINT "rating_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
