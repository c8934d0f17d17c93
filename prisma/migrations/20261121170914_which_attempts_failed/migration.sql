-- Admins read after a verdict which attempts to judge had failed before it, on which node and when. Until now only the
-- causes were known, and only while the task waited; those of tasks in the queue are taken over.

-- AlterTable
ALTER TABLE "judge_task" ADD COLUMN "failed" JSONB NOT NULL DEFAULT '[]';
UPDATE "judge_task" SET "failed" = (
  SELECT jsonb_agg(jsonb_build_object('attempt', place, 'judgeName', NULL, 'cause', cause, 'at', clock_timestamp()) ORDER BY place)
  FROM unnest("failures") WITH ORDINALITY AS one (cause, place))
WHERE cardinality("failures") > 0;
ALTER TABLE "judge_task" DROP COLUMN "failures";
ALTER TABLE "judge_task" RENAME COLUMN "failed" TO "failures";

-- AlterTable
ALTER TABLE "rejudge_item" ADD COLUMN     "failures" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "verdict_change" ADD COLUMN     "failures" JSONB NOT NULL DEFAULT '[]';
