-- What was found so far stays as it was written.
ALTER TABLE "remote_judge"
  ALTER COLUMN "canary_failure" TYPE JSONB
  USING CASE
    WHEN "canary_failure" IS NULL THEN NULL
    ELSE jsonb_build_object('zh-CN', "canary_failure", 'en-US', "canary_failure")
  END;
