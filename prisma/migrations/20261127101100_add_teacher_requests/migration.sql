-- Users ask for the right TEACHER, and super admins decide.
-- CreateEnum
CREATE TYPE "teacher_request_state" AS ENUM ('OPEN', 'ACCEPTED', 'DECLINED');

-- CreateTable
CREATE TABLE "teacher_request" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "school" VARCHAR(100) NOT NULL,
    "reason" VARCHAR(1000) NOT NULL,
    "state" "teacher_request_state" NOT NULL DEFAULT 'OPEN',
    "answer" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" CHAR(32),

    CONSTRAINT "teacher_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "teacher_request_state_id_idx" ON "teacher_request"("state", "id");

-- CreateIndex
CREATE INDEX "teacher_request_user_id_id_idx" ON "teacher_request"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "teacher_request_decided_by_id_idx" ON "teacher_request"("decided_by_id");

-- AddForeignKey
ALTER TABLE "teacher_request" ADD CONSTRAINT "teacher_request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teacher_request" ADD CONSTRAINT "teacher_request_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
