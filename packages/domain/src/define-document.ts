import { type DocumentSpec, type DocumentType, defineDocument as defineStored } from '@pavilion/sync';
import type { z } from 'zod';
import type { Capability } from './access/roles.ts';

/** What becomes of a deleted document: Undo and the trash bring it back; it is gone at once; or it is never deleted. */
export type Removal = 'trash' | 'for good' | 'never';

/** A part names its whole in one of its fields: it is deleted and restored with it. */
export interface PartOf<Field extends string = string> {
  /** The stored name of the whole's type. */
  type: string;
  field: Field;
}

interface Words<Field extends string> {
  /** What people call one, and several: `brief`, `briefs`. */
  noun: string;
  plural: string;
  /** The fields that tell apart two of one title. */
  note?: readonly Field[];
  /** What it belongs to, the nearest first. */
  partOf?: readonly PartOf<Field>[];
  /** The path of its page: `/brief/$production/deliverable/$id`, where `$` marks a field. Null: it has no page. */
  page: `/${string}` | null;
}

/** The fields by which one is recognised; the first that has a value is its title. Dotted paths lead into maps. */
type TitleFields<Field extends string> = readonly Field[];

/**
 * What people need to know of a document type: trash, Undo, palette, access questions and links read it here. The trash
 * searches titles in the database, so what it holds has a title by fields; any other may make one.
 */
export type About<Field extends string = string> = Words<Field> &
  (
    | {
        removal: 'trash';
        title: TitleFields<Field>;
        /** What those need who delete it by a call; the policy says who deletes it otherwise. */
        deletedWith?: Capability;
      }
    | { removal: Exclude<Removal, 'trash'>; title: TitleFields<Field> | ((document: object) => string) }
  );

/** A document type of the product: one that says what people call it, where they find it and how it is deleted. */
export interface DescribedType<
  Name extends string = string,
  S extends z.ZodObject = z.ZodObject,
  A extends About = About,
> extends DocumentType<Name, S> {
  about: A;
}

/** A type whose documents come back from the trash. */
export type TrashedType = DescribedType<string, z.ZodObject, About & { removal: 'trash' }>;

/** `never` for a type that says it is never deleted: deleting one does not compile. */
export type Removable<D extends DocumentType> = D extends { about: { removal: 'never' } } ? never : D;

type FieldOf<S extends z.ZodObject> = keyof z.output<S> & string;
type PathOf<S extends z.ZodObject> = FieldOf<S> | `${FieldOf<S>}.${string}`;

/** Declares a document type of the product, once: its shape for the store, and what people need to know of it. */
export function defineDocument<
  const Name extends string,
  S extends z.ZodObject,
  const A extends About<NoInfer<PathOf<S>>>,
>(name: Name, { about, ...spec }: Omit<DocumentSpec<S>, 'forgetsDeleted'> & { about: A }): DescribedType<Name, S, A> {
  return { ...defineStored(name, { ...spec, forgetsDeleted: about.removal === 'for good' }), about };
}
