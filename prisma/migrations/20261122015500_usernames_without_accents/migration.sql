-- Accents and the dot of an i do not make another username any more. Accounts there are keep their names: of those whose names
-- become plain ASCII so, the oldest of a look holds it unless it is held already, and the others keep the look they had.
UPDATE "user" SET "username_skeleton" = "first"."look"
FROM (
  SELECT DISTINCT ON ("look") "id", "look" FROM (
    SELECT "id", "created_at", coalesce(nullif(btrim("plain", '.,:;''"`´·。、'), ''), "plain") AS "look" FROM (
      SELECT "id", "created_at", lower(replace(regexp_replace(normalize("username_key", NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'), 'ı', 'i')) AS "plain"
      FROM "user" WHERE "username_key" ~ '[^\u0001-\u007f]'
    ) AS "stripped"
  ) AS "named"
  WHERE "look" ~ '^[\u0021-\u007e]+$' AND NOT EXISTS (SELECT FROM "user" AS "holder" WHERE "holder"."username_skeleton" = "look")
  ORDER BY "look", "created_at", "id"
) AS "first"
WHERE "user"."id" = "first"."id";
