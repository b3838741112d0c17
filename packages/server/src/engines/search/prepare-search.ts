import type { DocumentType } from '@pavilion/sync';
import { type Database, quoteName, quoteText, type Sql } from '../database/index.ts';

/** Column with the words of a document's text fields, each as `field:word`. */
export const wordsColumn = 'words';

/** Table of all words in documents of a type. */
function vocabularyOf(type: Pick<DocumentType, 'name'>): string {
  return `${type.name}_words`;
}

/** Function that returns the words sharing a variant with the typed one. */
export function candidatesOf(type: Pick<DocumentType, 'name'>): string {
  return `${type.name}_near_words`;
}

/**
 * Adds the words column, its index and the vocabulary to each searchable type. PostgreSQL generates the column and
 * triggers maintain the vocabulary, so every way of writing a document updates both, and the store needs no code for
 * search. Idempotent: existing parts stay, and a changed list of text fields rebuilds that type.
 */
export async function prepareSearch(database: Database, documents: readonly DocumentType[]): Promise<void> {
  await database.transaction((sql) => keepSearch(sql, documents));
}

/** The same, in a transaction of the caller. */
export async function keepSearch(sql: Sql, documents: readonly DocumentType[]): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [preparationLock]);
  for (const statement of functions) await sql.query(statement);
  const prepared = await sql.query<{ type: string; signature: string }>('SELECT type, signature FROM search_types');
  const known = new Map(prepared.map((row) => [row.type, row.signature]));
  for (const type of documents) {
    if (!type.search) continue;
    for (const statement of learningFunctions(type)) await sql.query(statement);
    const signature = `${wordsVersion} ${type.search.text.join(' ')}`;
    if (known.get(type.name) === signature) continue;
    for (const statement of statementsFor(type, signature)) await sql.query(statement);
  }
}

/** Arbitrary number, the same in every process: only one process at a time may change the tables. */
const preparationLock = 7_283_005;

/** Increase when the functions below produce different words, so that stored words are rebuilt. */
const wordsVersion = 2;

/** A plan made while the vocabulary was small would keep scanning the whole table. */
const byIndex = 'SET enable_seqscan = off';

/** Adds the words of these documents that the vocabulary lacks. */
const newWords = (type: DocumentType, documents: string) => {
  const words = quoteName(vocabularyOf(type));
  return `INSERT INTO ${words} (word)
    SELECT word FROM (SELECT DISTINCT split_part(lexeme, ':', 2) AS word
      FROM ${documents} d, unnest(tsvector_to_array(d.${wordsColumn})) lexeme) found
    WHERE (SELECT TRUE FROM ${words} v WHERE v.word = found.word) IS NULL
    ORDER BY word ON CONFLICT DO NOTHING`;
};

/**
 * Functions that keep a vocabulary and search it. A changed document looks up only words that it did not have before: a new name
 * of a brief changes 150 documents, each by a word or two of twenty.
 */
function learningFunctions(type: DocumentType): string[] {
  const words = quoteName(vocabularyOf(type));
  const trigger = (name: string, body: string) =>
    `CREATE OR REPLACE FUNCTION ${quoteName(`${type.name}_${name}`)}() RETURNS trigger LANGUAGE plpgsql ${byIndex} AS $learn$
    ${body}
    $learn$`;
  return [
    trigger('learn_words', `BEGIN ${newWords(type, 'fresh')}; RETURN NULL; END`),
    // Sorted, so that two transactions with the same new words rarely wait for each other.
    trigger(
      'relearn_words',
      `DECLARE fresh text;
    BEGIN
      FOR fresh IN SELECT DISTINCT split_part(lexeme, ':', 2)
        FROM unnest(tsvector_to_array(ts_delete(NEW.${wordsColumn}, tsvector_to_array(OLD.${wordsColumn})))) lexeme ORDER BY 1
      LOOP
        IF NOT EXISTS (SELECT FROM ${words} WHERE word = fresh) THEN
          INSERT INTO ${words} (word) VALUES (fresh) ON CONFLICT DO NOTHING;
        END IF;
      END LOOP;
      RETURN NULL;
    END`,
    ),
    `CREATE OR REPLACE FUNCTION ${quoteName(candidatesOf(type))}(typed text, edits integer) RETURNS text[]
      LANGUAGE plpgsql STABLE ${byIndex} AS $near$
    BEGIN
      RETURN ARRAY(SELECT word FROM ${words} WHERE variants && search_variants(typed, edits));
    END $near$`,
  ];
}

function statementsFor(type: DocumentType, signature: string): string[] {
  const named = (suffix: string) => quoteName(`${type.name}_${suffix}`);
  const table = quoteName(type.name);
  const words = quoteName(vocabularyOf(type));
  const fields = quoteText(`{${(type.search?.text ?? []).join(',')}}`);
  return [
    `ALTER TABLE ${table} DROP COLUMN IF EXISTS ${wordsColumn} CASCADE`,
    `ALTER TABLE ${table} ADD COLUMN ${wordsColumn} tsvector GENERATED ALWAYS AS (search_vector(data, ${fields})) STORED`,
    // `fastupdate` keeps a pending list that every search would scan until autovacuum clears it.
    `CREATE INDEX ${named('words_index')} ON ${table} USING gin (${wordsColumn}) WITH (fastupdate = off)`,
    `CREATE TABLE IF NOT EXISTS ${words} (
      word text COLLATE "C" PRIMARY KEY,
      variants text[] COLLATE "C" GENERATED ALWAYS AS (search_variants(word, 2)) STORED
    )`,
    `CREATE INDEX IF NOT EXISTS ${named('variants_index')} ON ${words} USING gin (variants) WITH (fastupdate = off)`,
    `TRUNCATE ${words}`,
    newWords(type, table),
    `DROP TRIGGER IF EXISTS learn_words ON ${table}`,
    `CREATE TRIGGER learn_words AFTER INSERT ON ${table} REFERENCING NEW TABLE AS fresh
      FOR EACH STATEMENT EXECUTE FUNCTION ${named('learn_words')}()`,
    `DROP TRIGGER IF EXISTS relearn_words ON ${table}`,
    `CREATE TRIGGER relearn_words AFTER UPDATE ON ${table}
      FOR EACH ROW WHEN (OLD.${wordsColumn} IS DISTINCT FROM NEW.${wordsColumn})
      EXECUTE FUNCTION ${named('relearn_words')}()`,
    `INSERT INTO search_types (type, signature) VALUES (${quoteText(type.name)}, ${quoteText(signature)})
      ON CONFLICT (type) DO UPDATE SET signature = excluded.signature`,
    // Without statistics the planner assumes that every word is frequent.
    `ANALYZE ${table}`,
    `ANALYZE ${words}`,
  ];
}

/** Letters that no decomposition turns into a plain one, and capitals that LOWER ignores under COLLATE "C". */
const folded = [
  ['ØøŁłĐđðÐıħĦŧŦ', 'oollddddihhtt'],
  ['ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'],
  ['АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЇҐ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяєіїґ'],
] as const;
const foldedFrom = folded.map(([from]) => from).join('');
const foldedTo = folded.map(([, to]) => to).join('');

/**
 * Splits text into words. SQL functions do this for documents and queries alike, so both sides agree: accents folded,
 * lower case, apostrophes dropped (women's = womens), split at anything that is not a letter or digit.
 * `search_variants` lists a word's first 7 letters with up to the given number of letters left out. Two words within
 * that edit distance share a variant, so a misspelt word finds its candidates by index instead of a comparison with the
 * whole vocabulary. The search path is pinned in functions that stored columns call, because pg_restore fills tables
 * under an empty one.
 */
const functions = [
  'CREATE TABLE IF NOT EXISTS search_types (type text PRIMARY KEY, signature text NOT NULL)',

  `CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF input ~ '[^\\u0001-\\u007f]' THEN
      input := regexp_replace(normalize(input, NFKD), '[\\u0300-\\u036f]', '', 'g');
      input := translate(input, '${foldedFrom}', '${foldedTo}');
      input := replace(replace(replace(replace(replace(input, 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe');
    END IF;
    RETURN lower(input COLLATE "C");
  END $$`,

  `CREATE OR REPLACE FUNCTION search_split(input text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    RETURN array_remove(regexp_split_to_array(
      regexp_replace(search_fold(left(input, 20000)), '[''\\u2018\\u2019\\u02bc\`]', '', 'g'),
      '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+'), '');
  END $$`,

  `CREATE OR REPLACE FUNCTION search_text(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE found text;
  BEGIN
    IF jsonb_typeof(value) IN ('array', 'object') THEN
      SELECT string_agg(item #>> '{}', ' ') INTO found FROM jsonb_path_query(value, 'strict $.**') item
        WHERE jsonb_typeof(item) IN ('string', 'number');
    ELSE
      found := value #>> '{}';
    END IF;
    IF found LIKE '%<%' THEN
      found := regexp_replace(found, '<[^>]*>|&[a-z]+;|&#[0-9]+;', ' ', 'g');
    END IF;
    RETURN found;
  END $$`,

  `CREATE OR REPLACE FUNCTION search_vector(data jsonb, fields text[]) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
  DECLARE
    lexemes text[] := '{}';
    field text;
    word text;
  BEGIN
    FOREACH field IN ARRAY fields LOOP
      FOREACH word IN ARRAY coalesce(search_split(search_text(data #> string_to_array(field, '.'))), '{}') LOOP
        lexemes := lexemes || (field || ':' || left(word, 64));
      END LOOP;
    END LOOP;
    RETURN array_to_tsvector(lexemes);
  END $$`,

  `CREATE OR REPLACE FUNCTION search_variants(word text, edits integer) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    shorter text[] := ARRAY[left(word, 7)];
    variants text[] := shorter;
  BEGIN
    FOR round IN 1..least(edits, length(shorter[1]) - 1) LOOP
      shorter := ARRAY(SELECT DISTINCT left(v, i - 1) || substr(v, i + 1)
        FROM unnest(shorter) v, generate_series(1, length(v)) i);
      variants := variants || shorter;
    END LOOP;
    RETURN variants;
  END $$`,
];
