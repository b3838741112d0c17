import { type Brief, deliverables, missingForDeliverable } from '@pavilion/domain';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { formFields } from '../../kit/form-fields.ts';
import { useBrandsOf } from './use-brands-of.ts';

const empty = {
  title: '',
  type: '',
  deadline: '',
  format: '',
  folderName: '',
  /** Null while the typed text is not a duration. */
  desiredDuration: null as string | null,
  brand: '',
  description: '',
  subs: false,
  /** Null while the typed text is not a number. */
  count: 1 as number | null,
};

/** The form for new deliverables of a brief; `onMade` is called after they are made. */
export function useNewDeliverable(brief: Brief, onMade: () => void) {
  const { only = '' } = useBrandsOf(brief);
  const [form, setForm] = useState({ ...empty, brand: only });
  const create = useCall(calls.production.createDeliverables, {
    done: ({ ids }) => (ids.length === 1 ? 'Deliverable made' : `${countWords(ids.length, 'deliverable')} made`),
  });
  const make = async () => {
    const { count, title, type, deadline, subs, ...optional } = form;
    if (count === null) return;
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '' && value !== null));
    const deliverable = { title, type, deadline, subs, ...given };
    if (!(await create.run({ production: brief.id, deliverable, count }))) return;
    // The other fields stay for the next deliverable.
    setForm({ ...form, title: '', description: '', count: 1 });
    onMade();
  };
  const set = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const errorOf = (name: string) => create.fields[`deliverable.${name}`] ?? create.fields[name];
  const errors: Partial<Record<keyof typeof form, string | undefined>> = Object.fromEntries(
    Object.keys(form).map((name) => [name, errorOf(name)]),
  );
  return {
    form,
    set,
    field: formFields({
      values: form,
      errors,
      set: (name, value) => set({ [name]: value }),
      type: deliverables,
      none: '',
    }),
    /** What the button says instead of its label; null when the form is complete. */
    missing: missingForDeliverable(form),
    error: errorOf,
    pending: create.pending,
    make,
  };
}

export type NewDeliverableForm = ReturnType<typeof useNewDeliverable>;
