-- Every change of a site setting, with the values before and after it: the history that admins read and revert from.

-- CreateTable
CREATE TABLE "site_setting_change" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(50) NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "actor_id" CHAR(32),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_setting_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "site_setting_change_key_id_idx" ON "site_setting_change"("key", "id" DESC);

-- CreateIndex
CREATE INDEX "site_setting_change_actor_id_idx" ON "site_setting_change"("actor_id");

-- AddForeignKey
ALTER TABLE "site_setting_change" ADD CONSTRAINT "site_setting_change_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
