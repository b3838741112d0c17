import type { DocumentName } from '@pavilion/domain';
import type { Who } from '../plain-who.ts';

/** Fields by name, parted by blanks; `<me>` stands for the id of the person who asks, as the key of a map. */
export interface FieldRule {
  who: Who;
  fields: string;
  rows: string;
}

/**
 * One kind of document with who may write it through the door for documents, said from the requirements alone; it shares
 * nothing with the policies on purpose. What is not named is closed: it is kept by the server, or written by a call.
 */
export interface PlainWrites {
  of: DocumentName;
  /** What sets this kind apart. */
  is?: string;
  /** The values that make it so. */
  given?: (me: string) => Record<string, unknown>;
  /** The document of the person who asks, instead of a new one. */
  own?: true;
  insert?: FieldRule[];
  /** What a new one says of itself to be of this kind. */
  insertedAs?: Record<string, unknown>;
  patch?: FieldRule[];
  remove?: { who: Who; rows: string };
}
