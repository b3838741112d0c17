import { capitalise } from '@pavilion/domain';
import { listWords } from '../kit/list-words.ts';

/** A part of the screen and why the server refused it, if it did. */
export interface AskedPart {
  /** Plural noun: `shoots`. */
  noun: string;
  error?: { message: string } | undefined;
}

/** Sentences about the parts that could not be loaded, and why; undefined when none was refused. */
export function unloadedWords(parts: readonly AskedPart[]): string | undefined {
  const refused = parts.flatMap(({ noun, error }) => (error ? { noun, reason: error.message } : []));
  if (refused.length === 0) return undefined;
  const nouns = listWords(refused.map(({ noun }) => noun));
  const reasons = new Set(refused.map(({ reason }) => reason));
  return [`${capitalise(nouns)} could not be loaded.`, ...reasons].join(' ');
}
