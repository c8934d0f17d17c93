-- Handles at remote judges that are proven by the sign-in of the judge (decision 191).
-- CreateEnum
CREATE TYPE "identity_ticket_purpose" AS ENUM ('ACCOUNT', 'REMOTE_HANDLE');

-- AlterEnum
ALTER TYPE "remote_proof_method" ADD VALUE 'SIGN_IN';

-- AlterTable
ALTER TABLE "identity_ticket" ADD COLUMN     "purpose" "identity_ticket_purpose" NOT NULL DEFAULT 'ACCOUNT';
