-- A problem knows the compile of its checker, so that admins can be told which checkers of all do not compile without
-- reading every checker there is. Those of problems imported before become known with the next import or change of an include.

-- AlterTable
ALTER TABLE "problem" ADD COLUMN     "checker_compile_id" INTEGER;

-- CreateIndex
CREATE INDEX "problem_checker_compile_id_idx" ON "problem"("checker_compile_id");

-- AddForeignKey
ALTER TABLE "problem" ADD CONSTRAINT "problem_checker_compile_id_fkey" FOREIGN KEY ("checker_compile_id") REFERENCES "checker_compile"("id") ON DELETE SET NULL ON UPDATE CASCADE;
