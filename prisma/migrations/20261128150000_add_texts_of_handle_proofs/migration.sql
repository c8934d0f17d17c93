-- Handles at remote judges that are proven by a text on a public page (decision 191).
-- AlterEnum
ALTER TYPE "remote_proof_method" ADD VALUE 'TEXT';

-- AlterTable
ALTER TABLE "remote_handle_proof" ADD COLUMN     "text" VARCHAR(40);
