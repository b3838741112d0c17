import { type FormEvent, useState } from 'react';

/** Submit handler of a form and the answer to its latest submission. */
export function useSubmission<Answer>(send: () => Promise<Answer | undefined>) {
  const [asked, setAsked] = useState<Answer>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(undefined);
    void send().then(setAsked);
  };
  return { asked, submit };
}
