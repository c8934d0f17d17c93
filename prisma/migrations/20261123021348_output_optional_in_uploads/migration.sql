-- Old clients send test inputs without outputs; a reading that is begun again must know that this upload may.
ALTER TABLE "upload" ADD COLUMN     "is_output_optional" BOOLEAN NOT NULL DEFAULT false;
