-- A mail is tried again after a pause, never sent twice, and read in the outbox where there is no SMTP server.
-- Whoever stores one need not know who sends it: the row itself tells the servers when it commits.
-- AlterEnum
ALTER TYPE "mail_state" ADD VALUE 'HELD';

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "handed_over_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE FUNCTION tell_of_queued_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('verdict', json_build_object('topic', 'job', 'message', json_build_object('name', 'mail', 'id', NEW.id))::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER mail_queued AFTER INSERT OR UPDATE OF state ON "mail"
FOR EACH ROW WHEN (NEW.state = 'QUEUED') EXECUTE FUNCTION tell_of_queued_mail();
