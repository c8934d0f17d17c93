-- Several runs that may be the one of a job are told apart by their sources, one request after another.
ALTER TABLE "remote_job"
  ADD COLUMN "unread_run_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "proven_run_id" VARCHAR(50);
