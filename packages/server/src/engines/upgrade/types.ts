import type { DocumentType } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import type { Sql } from '../database/types.ts';

/** Steps that work through documents, by name. The modules that own the documents do the work, see `Module.upgrades`. */
export type DocumentStepName =
  | 'fillPeople'
  | 'countOldBillings'
  | 'markOldFilm'
  | 'measureOldItems'
  | 'noteOldFactors'
  | 'noteOldWaiting'
  | 'noteOldUnpublished'
  | 'countOldCarriages';

/** What brings stores of earlier versions up to date. All of them together make a new store. */
export type Step = {
  /** Position in the list, from 1. Never changed once released. */
  number: number;
  /** What it does, for the log and for operators. */
  says: string;
} & (
  | { kind: 'tables'; run: (sql: Sql) => Promise<void> }
  /** Lifts the documents of a type to a version of their shape, with the type's own function. */
  | { kind: 'shape'; type: DocumentType; to: number }
  | { kind: 'documents'; name: DocumentStepName }
);

/** The work of the steps through documents. Each can be interrupted and run again. */
export type DocumentSteps = Readonly<Partial<Record<DocumentStepName, (context: Context) => Promise<void>>>>;
