-- Members of a public training that becomes private have not agreed to a rank of all members: those from before this
-- moment are ranked with their consent only. Null: it never became private.
ALTER TABLE "training" ADD COLUMN "private_since" TIMESTAMPTZ(3);
