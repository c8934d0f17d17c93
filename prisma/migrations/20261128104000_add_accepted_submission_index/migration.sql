-- Time and memory of the newest accepted submissions to a problem in a language, without reading their rows.
CREATE INDEX "submission_accepted_idx" ON "submission" (problem_id, language_key, id DESC) INCLUDE (group_id, time_ms, memory_kb) WHERE status = 0 AND contest_id IS NULL AND origin = 'PRACTICE';
