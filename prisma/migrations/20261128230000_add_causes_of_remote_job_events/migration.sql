-- Events so far keep their cause in their text.
ALTER TABLE "remote_job_event"
  ADD COLUMN "reason" VARCHAR(50),
  ADD COLUMN "failure_class" VARCHAR(20);
