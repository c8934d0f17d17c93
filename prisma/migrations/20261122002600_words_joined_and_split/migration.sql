-- Searches find words that are written in one or apart: nightbus and "Night Bus", aplusb and "A+B". How searches work
-- stands in schema/README.md ("How problems are found").

-- As before, but a plus is a word, as people write and say it: A+B, a plus b.
CREATE OR REPLACE FUNCTION search_runs(content text) RETURNS TABLE (word text, signs text, at bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT run[2], run[1], number FROM regexp_matches(
    replace(search_fold(content), '+', ' plus '),
    '([\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+)'
      || '|([^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u9fff\uac00-\ud7ff\ue000-\uffff\U00010000-\U0010ffff]+)',
    'g'
  ) WITH ORDINALITY AS runs (run, number)
$$;

-- Each line of a text from each of its words on, written in one, so that neighbours are found by how that begins. No word begins with a plus.
CREATE FUNCTION search_joined(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH runs AS MATERIALIZED (
    SELECT line.number AS line, run.at, run.word, count(*) FILTER (WHERE run.word IS NULL) OVER (PARTITION BY line.number ORDER BY run.at) AS part
    FROM string_to_table(content, E'\n') WITH ORDINALITY AS line (content, number), search_runs(line.content) run
  )
  SELECT coalesce(array_agg(DISTINCT '+' || left(word, 60)), '{}') FROM (
    SELECT string_agg(later.word, '' ORDER BY later.at) AS word
    FROM runs begun JOIN runs later ON later.line = begun.line AND later.part = begun.part AND later.at BETWEEN begun.at AND begun.at + 11
    WHERE begun.word IS NOT NULL AND later.word IS NOT NULL GROUP BY begun.line, begun.at HAVING count(*) > 1
  ) joined
$$;

-- What a keyword asks for: every word, or a beginning of one, also in one with its neighbour on either side, and every pair of
-- signs; or all its words in one. What comes of joining must have four letters, else it would begin anything. Null when it has neither.
CREATE OR REPLACE FUNCTION search_query(keyword text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH runs AS MATERIALIZED (
    SELECT word, signs, at, lag(word) OVER (ORDER BY at) || word AS with_last, word || lead(word) OVER (ORDER BY at) AS with_next FROM search_runs(keyword)
  )
  SELECT concat_ws(' | ',
    '(' || string_agg(CASE WHEN word IS NULL THEN '(' || search_pairs(signs) || ')' ELSE '(' || concat_ws(' | ',
      format('''%1$s'':* | ''=%1$s''', word),
      CASE WHEN length(word) >= 4 THEN format('''+%s'':*', word) END,
      CASE WHEN length(with_last) >= 4 THEN format('''%s'':*', with_last) END,
      CASE WHEN length(with_next) >= 4 THEN format('''%s'':*', with_next) END
    ) || ')' END, ' & ' ORDER BY at) || ')',
    CASE WHEN count(*) BETWEEN 3 AND 12 AND count(signs) = 0 AND length(string_agg(word, '')) >= 4 THEN format('''%s'':*', string_agg(word, '' ORDER BY at)) END
  )::tsquery
  FROM runs HAVING count(*) > 0
$$;

-- As before, with neighbours in one, and whole titles in one.
CREATE OR REPLACE FUNCTION refresh_problem_search(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO problem_search (problem_id) SELECT id FROM problem WHERE id = ANY (ids) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM 1 FROM problem_search WHERE problem_id = ANY (ids) ORDER BY problem_id FOR UPDATE;
  UPDATE problem_search SET id_key = made.id_key, titles = made.titles, document = made.document,
    title_words = array_to_tsvector(search_words(made.titles) || search_joined(made.titles)),
    words = array_to_tsvector(search_words(made.document) || search_joined(made.document) || made.wholes)
  FROM (
    SELECT p.id, search_id_key(p.display_id) AS id_key, search_fold(titles) AS titles, search_fold(concat_ws(E'\n', titles, p.source, tags)) AS document,
      (SELECT array_agg(DISTINCT search_whole(whole)) FROM unnest(search_words(p.display_id) || search_id_key(p.display_id) || string_to_array(titles, E'\n') || in_one) whole) AS wholes
    FROM problem p,
      LATERAL (
        SELECT concat_ws(E'\n', p.title, string_agg(title, E'\n' ORDER BY language)) AS titles, search_id_key(p.title) || array_agg(search_id_key(title)) FILTER (WHERE title IS NOT NULL) AS in_one
        FROM problem_statement WHERE problem_id = p.id AND title <> p.title
      ) named,
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

SELECT refresh_problem_search(ARRAY(SELECT id FROM problem));
