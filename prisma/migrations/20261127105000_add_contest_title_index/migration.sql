-- Contests are found by a part of their title, while it is typed.
CREATE INDEX "contest_title_idx" ON "contest" USING GIN ("title" gin_trgm_ops);
