-- What admins choose for remote judges, and how their jobs of late are counted (decision 190).

-- CreateTable
CREATE TABLE "remote_judge" (
    "key" VARCHAR(20) NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "modes" "remote_mode"[],
    "canary_at" TIMESTAMPTZ(3),
    "canary_failure" VARCHAR(1000),

    CONSTRAINT "remote_judge_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "remote_job_judge_key_created_at_idx" ON "remote_job"("judge_key", "created_at");
