-- Messages to the keeper to whom a ticket is assigned.

-- AlterEnum
ALTER TYPE "message_action" ADD VALUE 'ASSIGN';
