-- Handles at remote judges that users have proven, and runs that users make themselves (decision 191).
-- AlterEnum
ALTER TYPE "remote_job_state" ADD VALUE 'WAITING' AFTER 'QUEUED';

-- CreateEnum
CREATE TYPE "remote_proof_method" AS ENUM ('RUN');

-- AlterTable
ALTER TABLE "remote_job" ADD COLUMN     "given_run_id" VARCHAR(50),
ADD COLUMN     "handle" VARCHAR(100),
ADD COLUMN     "is_reported" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "remote_handle" (
    "id" SERIAL NOT NULL,
    "judge_key" VARCHAR(20) NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "handle" VARCHAR(100) NOT NULL,
    "handle_key" VARCHAR(100) NOT NULL,
    "method" "remote_proof_method" NOT NULL,
    "proven_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_handle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remote_handle_proof" (
    "user_id" CHAR(32) NOT NULL,
    "judge_key" VARCHAR(20) NOT NULL,
    "handle" VARCHAR(100) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_handle_proof_pkey" PRIMARY KEY ("user_id","judge_key")
);

-- CreateIndex
CREATE UNIQUE INDEX "remote_handle_judge_key_handle_key_key" ON "remote_handle"("judge_key", "handle_key");

-- CreateIndex
CREATE UNIQUE INDEX "remote_handle_user_id_judge_key_key" ON "remote_handle"("user_id", "judge_key");

-- AddForeignKey
ALTER TABLE "remote_handle" ADD CONSTRAINT "remote_handle_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_handle_proof" ADD CONSTRAINT "remote_handle_proof_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
