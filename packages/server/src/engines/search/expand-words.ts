import { automaticEdits, editDistance } from '@pavilion/domain/search';
import type { DocumentType } from '@pavilion/sync';
import { arrayText, quoteName, type Sql } from '../database/index.ts';
import type { Clause, TextClause } from './clause.ts';
import { candidatesOf } from './prepare-search.ts';

/** A typed word, its other spellings, which are equal to it, and the similar words in documents, nearest first. */
export interface MeantWord {
  typed: string;
  same: string[];
  near: string[];
}

/** Dimensions as people type or copy them: `540x960`, `540 X 960`, `540×960`. */
const typedSize = /(?<![\p{L}\p{N}])(\d+)\s*[x×]\s*(?=\d+(?![\p{L}\p{N}]))/giu;

/** Dimensions as one word. */
const joinSizes = (text: string): string => text.replace(typedSize, '$1x');

const sizeWord = /^\d+(x\d+)+$/;

/** Elasticsearch's default (`max_expansions`). */
const mostExpansions = 50;
const mostWords = 32;

/**
 * Looks up all texts of a request together: their words, and the words within edit distance of each. A word with a number means
 * itself: 2019 is not a misspelt 2018, and 1080x1920 not a misspelt 1080x1080.
 */
export async function expandWords(
  sql: Sql,
  type: DocumentType,
  clause: Clause,
): Promise<ReadonlyMap<TextClause, MeantWord[]>> {
  const clauses = textClauses(clause);
  if (clauses.length === 0) return new Map();
  // The same text is often searched in several fields.
  const keyOf = ({ text, edits }: TextClause) => `${edits} ${text}`;
  const texts = [...new Map(clauses.map((one) => [keyOf(one), one])).values()];
  const rows = await sql.query<{ at: number; word: string; candidates: string[] }>(
    `SELECT t.at::int, left(w.word, 64) AS word,
       CASE WHEN t.edits = 0 OR length(w.word) < 2 OR w.word ~ '[0-9]' THEN '{}' ELSE ${quoteName(candidatesOf(type))}(
         w.word, CASE WHEN t.edits > 0 THEN t.edits WHEN length(w.word) > 5 THEN 2 ELSE 1 END
       ) END AS candidates
     FROM unnest($1::text[], $2::int[]) WITH ORDINALITY t(text, edits, at),
       unnest(search_split(t.text)) WITH ORDINALITY w(word, position)
     WHERE w.position <= ${mostWords} ORDER BY t.at, w.position`,
    [
      arrayText(texts.map(({ text }) => joinSizes(text))),
      arrayText(texts.map(({ edits }) => String(edits === 'auto' ? -1 : edits))),
    ],
  );
  const meant = new Map<string, MeantWord[]>(texts.map((text) => [keyOf(text), []]));
  for (const { at, word, candidates } of rows) {
    const text = texts[at - 1]!;
    meant.get(keyOf(text))!.push({
      typed: word,
      same: sizeWord.test(word) ? [word.replaceAll('x', '×')] : [],
      near: nearest(word, candidates, text.edits),
    });
  }
  return new Map(clauses.map((one) => [one, meant.get(keyOf(one))!]));
}

function nearest(typed: string, candidates: readonly string[], edits: TextClause['edits']): string[] {
  const limit = edits === 'auto' ? automaticEdits(typed) : edits;
  return candidates
    .map((word) => ({ word, distance: editDistance(typed, word, limit) }))
    .filter(({ distance }) => distance > 0 && distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, mostExpansions)
    .map(({ word }) => word);
}

/** All text clauses within a clause. */
export function textClauses(clause: Clause): TextClause[] {
  switch (clause.op) {
    case 'text':
      return [clause];
    case 'where':
      return [];
    case 'not':
      return textClauses(clause.of);
    case 'all':
    case 'some':
      return clause.of.flatMap(textClauses);
  }
}
