import type { DocumentName } from '@pavilion/domain';
import type { Who } from '../plain-who.ts';

/** Field names separated by spaces; `<me>` stands for the id of the acting person, as a map key. */
export interface FieldRule {
  who: Who;
  fields: string;
  rows: string;
}

/**
 * One kind of document with who may write it through the documents endpoint, written from the requirements alone;
 * deliberately shares no code with the policies. Unnamed fields are closed: the server or a call writes them.
 */
export interface PlainWrites {
  of: DocumentName;
  /** What distinguishes this kind. */
  is?: string;
  /** Field values that define the kind. */
  given?: (me: string) => Record<string, unknown>;
  /** The acting person's own document, instead of a new one. */
  own?: true;
  insert?: FieldRule[];
  /** Extra fields that make a new document of this kind. */
  insertedAs?: Record<string, unknown>;
  patch?: FieldRule[];
  remove?: { who: Who; rows: string };
}
