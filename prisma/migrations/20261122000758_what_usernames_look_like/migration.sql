-- What a username looks like is unique, so that nobody is mistaken for somebody else. Accounts there are keep their names: the
-- oldest of a look holds it, the others none. Names beyond ASCII count as they are here; the server's table of look-alikes is not at hand.
-- AlterTable
ALTER TABLE "user" ADD COLUMN     "username_skeleton" TEXT;

UPDATE "user" SET "username_skeleton" = "first"."look"
FROM (
  SELECT DISTINCT ON ("look") "id", "look" FROM (
    SELECT "id", "created_at", coalesce(nullif(btrim("username_key", '.,:;''"`´·。、'), ''), "username_key") AS "look" FROM "user"
  ) AS "named" ORDER BY "look", "created_at", "id"
) AS "first"
WHERE "user"."id" = "first"."id";

-- CreateIndex
CREATE UNIQUE INDEX "user_username_skeleton_key" ON "user"("username_skeleton");
