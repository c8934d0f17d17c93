-- Admins see which machine and which judge stands behind a node. Waits and durations of ended tasks tell how long a new
-- task will wait; the queue itself forgets a task when it ends. Verdicts of a day are counted by their time.

-- AlterTable
ALTER TABLE "judge_node" ADD COLUMN     "hostname" VARCHAR(255),
ADD COLUMN     "version" VARCHAR(50);

-- CreateTable
CREATE TABLE "ended_judge_task" (
    "id" SERIAL NOT NULL,
    "queue" "judge_queue" NOT NULL,
    "submission_id" INTEGER,
    "judge_name" VARCHAR(100),
    "status" INTEGER,
    "wait_ms" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "failures" TEXT[],
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_judge_task_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ended_judge_task_ended_at_idx" ON "ended_judge_task"("ended_at" DESC);

-- CreateIndex
CREATE INDEX "verdict_change_created_at_idx" ON "verdict_change"("created_at");
