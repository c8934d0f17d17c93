-- Search of problems and the orders of their list. How it works stands in schema/README.md ("How problems are found").
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- A text that sorts as people count: runs of digits by their length first. 'P2' is 'p012', 'P10' is 'p0210'.
CREATE FUNCTION natural_order(label text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(coalesce(run[1], lpad(length(digits)::text, 2, '0') || digits), '' ORDER BY at), '')
  FROM regexp_matches(lower(label), '([^0-9]+)|([0-9]+)', 'g') WITH ORDINALITY AS runs (run, at), LATERAL ltrim(run[2], '0') AS digits
$$;

ALTER TABLE "problem" ADD COLUMN "display_order" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (natural_order((display_id)::text)) STORED;

-- CreateTable
CREATE TABLE "problem_search" (
    "problem_id" INTEGER NOT NULL,
    "id_key" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "titles" TEXT NOT NULL DEFAULT '',
    "document" TEXT NOT NULL DEFAULT '',
    "title_words" tsvector NOT NULL DEFAULT ''::tsvector,
    "words" tsvector NOT NULL DEFAULT ''::tsvector,

    CONSTRAINT "problem_search_pkey" PRIMARY KEY ("problem_id")
);

-- CreateTable
CREATE TABLE "search_word" (
    "id" SERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "problem_search_id_key_idx" ON "problem_search"("id_key");

-- CreateIndex
CREATE INDEX "problem_search_document_idx" ON "problem_search" USING GIN ("document" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "problem_search_words_idx" ON "problem_search" USING GIN ("words");

-- CreateIndex
CREATE INDEX "search_word_word_idx" ON "search_word"("word");

-- CreateIndex
CREATE INDEX "search_word_similar_idx" ON "search_word" USING GIN ("word" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "problem_search" ADD CONSTRAINT "problem_search_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Orders and filters of the problem bank, which problems of groups are not in. A count reads the second one alone.
CREATE INDEX "problem_bank_order_idx" ON "problem" (display_order, id) WHERE group_id IS NULL;
CREATE INDEX "problem_bank_filter_idx" ON "problem" (visibility, difficulty, display_order, id) INCLUDE (origin, type, author_id) WHERE group_id IS NULL;

-- One look for what is the same to people: full and half width, capital and small letters.
CREATE FUNCTION search_fold(content text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(normalize(content, NFKC))
$$;

CREATE FUNCTION search_id_key(display_id text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(search_fold(display_id), '[\s_-]+', '', 'g')
$$;

-- Runs of a text: either letters and digits (word), or characters that are written without blanks between words (signs).
-- Characters are named by number, so that the locale of the database has no say.
CREATE FUNCTION search_runs(content text) RETURNS TABLE (word text, signs text, at bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT run[2], run[1], number FROM regexp_matches(
    search_fold(content),
    '([\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+)'
      || '|([^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u9fff\uac00-\ud7ff\ue000-\uffff\U00010000-\U0010ffff]+)',
    'g'
  ) WITH ORDINALITY AS runs (run, number)
$$;

-- What a text is indexed by: its words, and of signs each with the one after it (the last one alone).
CREATE FUNCTION search_words(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT token), '{}')
  FROM search_runs(content) run, LATERAL (
    SELECT run.word AS token WHERE run.word IS NOT NULL UNION ALL SELECT substr(run.signs, n, 2) FROM generate_series(1, length(run.signs)) n
  ) tokens
$$;

-- What a text is indexed by as a whole: a title, a display id or a part of one. No word begins so.
CREATE FUNCTION search_whole(content text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '=' || left(search_fold(trim(content)), 200)
$$;

-- A tsvector writes itself with the quotes and backslashes that a query needs.
CREATE FUNCTION search_whole_query(keyword text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY[search_whole(keyword)])::text::tsquery
$$;

-- Words and pairs contain neither quotes nor backslashes, so they may stand in a query as they are.
CREATE FUNCTION search_pairs(signs text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE length(signs) WHEN 1 THEN format('''%s'':*', signs)
    ELSE (SELECT string_agg(format('''%s''', substr(signs, n, 2)), ' & ') FROM generate_series(1, length(signs) - 1) n) END
$$;

-- What a keyword asks for: every word, or a beginning of one, and every pair of signs. Null when it has neither.
CREATE FUNCTION search_query(keyword text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(CASE WHEN word IS NULL THEN '(' || search_pairs(signs) || ')' ELSE format('(''%1$s'':* | ''=%1$s'')', word) END, ' & ' ORDER BY at)::tsquery
  FROM search_runs(keyword)
$$;

-- Words of problems that a mistyped one may mean: one edit off for four letters, two for more; the trigrams only choose whom to compare.
CREATE FUNCTION search_meant(mistyped text) RETURNS SETOF text LANGUAGE sql STABLE STRICT PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.15 AS $$
  SELECT DISTINCT word FROM search_word
  WHERE length(mistyped) BETWEEN 4 AND 40 AND word % mistyped
    AND levenshtein_less_equal(word, mistyped, 2) <= CASE WHEN length(mistyped) = 4 THEN 1 ELSE 2 END
$$;

-- Signs of which one may be wrong, or missing in the problem; two or fewer must both be there, in any order.
CREATE FUNCTION search_signs_meant(signs text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN length(signs) BETWEEN 3 AND 20 THEN (
    SELECT string_agg('(' || (SELECT string_agg(format('''%s'':*', substr(signs, kept, 1)), ' & ') FROM generate_series(1, length(signs)) kept WHERE kept <> dropped) || ')', ' | ')
    FROM generate_series(1, length(signs)) dropped
  ) WHEN length(signs) = 2 THEN format('''%s'':* & ''%s'':*', left(signs, 1), right(signs, 1)) ELSE search_pairs(signs) END
$$;

-- As search_query, with what its words may mean besides: asked when nothing is found by what was typed.
CREATE FUNCTION search_similar_query(keyword text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg('(' || CASE WHEN word IS NULL THEN search_signs_meant(signs)
    ELSE concat_ws(' | ', format('''%1$s'':* | ''=%1$s''', word), (SELECT string_agg(format('''%s''', meant), ' | ') FROM search_meant(word) meant)) END || ')', ' & ' ORDER BY at)::tsquery
  FROM search_runs(keyword)
$$;

-- Makes what some problems are found by anew. Whoever changes the same problem at the same moment waits, and then sees the other's change.
CREATE FUNCTION refresh_problem_search(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO problem_search (problem_id) SELECT id FROM problem WHERE id = ANY (ids) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM 1 FROM problem_search WHERE problem_id = ANY (ids) ORDER BY problem_id FOR UPDATE;
  UPDATE problem_search SET id_key = made.id_key, titles = made.titles, document = made.document,
    title_words = array_to_tsvector(search_words(made.titles)), words = array_to_tsvector(search_words(made.document) || made.wholes)
  FROM (
    SELECT p.id, search_id_key(p.display_id) AS id_key, search_fold(titles) AS titles, search_fold(concat_ws(E'\n', titles, p.source, tags)) AS document,
      (SELECT array_agg(DISTINCT search_whole(whole)) FROM unnest(search_words(p.display_id) || search_id_key(p.display_id) || string_to_array(titles, E'\n')) whole) AS wholes
    FROM problem p,
      LATERAL (SELECT concat_ws(E'\n', p.title, string_agg(title, E'\n' ORDER BY language)) AS titles FROM problem_statement WHERE problem_id = p.id AND title <> p.title) named,
      LATERAL (SELECT string_agg(name, E'\n' ORDER BY name) AS tags FROM problem_tag JOIN tag ON tag.id = tag_id WHERE problem_id = p.id) tagged
    WHERE p.id = ANY (ids)
  ) made
  WHERE problem_id = made.id;
  -- Two may add the same word at once: that it is there twice is cheaper than waiting for each other.
  INSERT INTO search_word (word)
  SELECT DISTINCT runs.word FROM problem_search s, search_runs(s.document) runs
  WHERE s.problem_id = ANY (ids) AND length(runs.word) BETWEEN 3 AND 40 AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = runs.word);
END
$$;

CREATE FUNCTION problem_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'problem' THEN
    PERFORM refresh_problem_search(ARRAY[NEW.id]);
  ELSIF TG_TABLE_NAME = 'tag' THEN
    PERFORM refresh_problem_search(ARRAY(SELECT problem_id FROM problem_tag WHERE tag_id = NEW.id));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM refresh_problem_search(ARRAY[NEW.problem_id]);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_problem_search(ARRAY[OLD.problem_id]);
  ELSE
    PERFORM refresh_problem_search(ARRAY[OLD.problem_id, NEW.problem_id]);
  END IF;
  RETURN NULL;
END
$$;

-- Whoever writes, and by whatever way, cannot forget the search.
CREATE TRIGGER problem_search_changed AFTER INSERT OR UPDATE OF display_id, title, source ON problem FOR EACH ROW EXECUTE FUNCTION problem_search_changed();
CREATE TRIGGER problem_search_changed AFTER INSERT OR DELETE OR UPDATE OF problem_id, language, title ON problem_statement FOR EACH ROW EXECUTE FUNCTION problem_search_changed();
CREATE TRIGGER problem_search_changed AFTER INSERT OR DELETE OR UPDATE ON problem_tag FOR EACH ROW EXECUTE FUNCTION problem_search_changed();
CREATE TRIGGER problem_search_changed AFTER UPDATE OF name ON tag FOR EACH ROW EXECUTE FUNCTION problem_search_changed();

SELECT refresh_problem_search(ARRAY(SELECT id FROM problem));
