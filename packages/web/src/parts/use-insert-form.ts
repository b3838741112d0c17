import type { DocumentOf, DocumentType, NewDocument } from '@pavilion/sync';
import { useInsert } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../call/refusal.ts';

interface FieldsOfForm {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * The way of a form that makes one document: a refusal is said at its fields, and as `error` where it is about none of them;
 * what was filled in stays. `insert` answers with the document once it is there.
 */
export function useInsertForm<D extends DocumentType>(type: D, { values, setErrors }: FieldsOfForm) {
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const add = useInsert(type);

  const insert = async (document: NewDocument<D>): Promise<DocumentOf<D> | undefined> => {
    setSaving(true);
    setError(null);
    try {
      return await add(document);
    } catch (reason) {
      const { message, fields } = refusalWords(reason);
      setErrors(fields);
      if (!Object.keys(fields).some((field) => field in values)) setError(message);
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return { insert, saving, error };
}
