import { type FormEvent, useState } from 'react';

/** Whether the form was sent as it stands; `submit` sends it. */
export function useAsked(send: () => Promise<unknown>) {
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(false);
    void send().then((answer) => setAsked(answer !== undefined));
  };
  return { asked, submit };
}
