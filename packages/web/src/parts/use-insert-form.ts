import type { DocumentOf, DocumentType, NewDocument } from '@pavilion/sync';
import { useInsert } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../call/refusal.ts';

interface FieldsOfForm {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Submits a form that creates one document. A refusal is shown at its field, or as `error` if it is about none of them; the
 * input is kept. `insert` resolves to the document.
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
