-- What the home page shows: announcements, pictures, contests elsewhere, check-ins; and indexes that hold all that the
-- figures of a week ask for, so that neither reads the rows of a million submissions.
-- CreateTable
CREATE TABLE "announcement" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "content" TEXT NOT NULL,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "author_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carousel_image" (
    "id" SERIAL NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "alt" VARCHAR(255) NOT NULL DEFAULT '',
    "link" VARCHAR(500),
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carousel_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outside_contest" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "site" VARCHAR(100) NOT NULL,
    "url" VARCHAR(500) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outside_contest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_in" (
    "user_id" CHAR(32) NOT NULL,
    "day" DATE NOT NULL,
    "streak" INTEGER NOT NULL,
    "fortune" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_in_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateIndex
CREATE INDEX "announcement_is_visible_id_idx" ON "announcement"("is_visible", "id" DESC);

-- CreateIndex
CREATE INDEX "announcement_author_id_idx" ON "announcement"("author_id");

-- CreateIndex
CREATE INDEX "carousel_image_position_idx" ON "carousel_image"("position");

-- CreateIndex
CREATE INDEX "carousel_image_sha256_idx" ON "carousel_image"("sha256");

-- CreateIndex
CREATE INDEX "outside_contest_starts_at_idx" ON "outside_contest"("starts_at");

-- CreateIndex
CREATE INDEX "contest_is_visible_ends_at_idx" ON "contest"("is_visible", "ends_at");

-- CreateIndex
CREATE INDEX "problem_visibility_updated_at_idx" ON "problem"("visibility", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "solved_problem_first_accepted_at_problem_id_user_id_idx" ON "solved_problem"("first_accepted_at", "problem_id", "user_id");

-- CreateIndex
CREATE INDEX "submission_submitted_at_status_origin_contest_id_group_id_idx" ON "submission"("submitted_at", "status", "origin", "contest_id", "group_id");

-- AddForeignKey
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carousel_image" ADD CONSTRAINT "carousel_image_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
