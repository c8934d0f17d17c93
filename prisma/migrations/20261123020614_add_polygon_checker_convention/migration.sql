-- Checkers of Polygon give absolute points where other checkers made with testlib give shares.
-- AlterEnum
ALTER TYPE "checker_convention" ADD VALUE 'POLYGON';
