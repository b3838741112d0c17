import { type FormEvent, useState } from 'react';

/** The answer to the form as it stands; `submit` sends it. */
export function useAsked<Answer>(send: () => Promise<Answer | undefined>) {
  const [asked, setAsked] = useState<Answer>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(undefined);
    void send().then(setAsked);
  };
  return { asked, submit };
}
