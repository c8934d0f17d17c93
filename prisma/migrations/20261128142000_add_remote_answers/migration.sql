-- What remote judges answered last about a submission, for admins (decision 190).
-- CreateTable
CREATE TABLE "remote_answer" (
    "job_id" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "path" VARCHAR(500) NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_answer_pkey" PRIMARY KEY ("job_id")
);

-- AddForeignKey
ALTER TABLE "remote_answer" ADD CONSTRAINT "remote_answer_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "remote_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
