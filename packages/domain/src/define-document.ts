import { type DocumentSpec, type DocumentType, defineDocument as defineStored } from '@pavilion/sync';
import type { z } from 'zod';
import type { Capability } from './access/roles.ts';

/** What happens to a deleted document: Undo and the trash can restore it; it is gone at once; or the type is never deleted. */
export type Removal = 'trash' | 'for good' | 'never';

/** A part names its parent in one of its fields; it is deleted and restored with the parent. */
export interface PartOf<Field extends string = string> {
  /** Stored name of the parent's type. */
  type: string;
  field: Field;
}

interface Words<Field extends string> {
  /** Singular and plural: `brief`, `briefs`. */
  noun: string;
  plural: string;
  /** Fields that distinguish documents with the same title. */
  note?: readonly Field[];
  /** Parents, nearest first. */
  partOf?: readonly PartOf<Field>[];
  /** Path of its page: `/brief/$production/deliverable/$id`, where `$` marks a field. Null: no page. */
  page: `/${string}` | null;
}

/** Fields for the title; the first with a value is used. Dotted paths lead into maps. */
type TitleFields<Field extends string> = readonly Field[];

/**
 * Description of a document type, used by trash, Undo, palette, access questions and links. The trash searches titles in the
 * database, so its types have a title by fields; others may compute one.
 */
export type About<Field extends string = string> = Words<Field> &
  (
    | {
        removal: 'trash';
        title: TitleFields<Field>;
        /** Field with an amount in pounds, which the trash shows beside the title. */
        amount?: Field;
        /** Capability to delete by a call; otherwise the policy decides. */
        deletedWith?: Capability;
      }
    | { removal: Exclude<Removal, 'trash'>; title: TitleFields<Field> | ((document: object) => string) }
  );

/** A document type of the product, with its description. */
export interface DescribedType<
  Name extends string = string,
  S extends z.ZodObject = z.ZodObject,
  A extends About = About,
> extends DocumentType<Name, S> {
  about: A;
}

/** A type whose documents can be restored from the trash. */
export type TrashedType = DescribedType<string, z.ZodObject, About & { removal: 'trash' }>;

/** `never` for a type that is never deleted, so that deleting one does not compile. */
export type Removable<D extends DocumentType> = D extends { about: { removal: 'never' } } ? never : D;

type FieldOf<S extends z.ZodObject> = keyof z.output<S> & string;
type PathOf<S extends z.ZodObject> = FieldOf<S> | `${FieldOf<S>}.${string}`;

/** Defines a document type of the product: its schema for the store, and its description for people. */
export function defineDocument<
  const Name extends string,
  S extends z.ZodObject,
  const A extends About<NoInfer<PathOf<S>>>,
>(name: Name, { about, ...spec }: Omit<DocumentSpec<S>, 'forgetsDeleted'> & { about: A }): DescribedType<Name, S, A> {
  // Not spread, which would build the schema.
  return Object.assign(defineStored(name, { ...spec, forgetsDeleted: about.removal === 'for good' }), { about });
}
