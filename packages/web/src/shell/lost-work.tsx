import { useEffect, useState } from 'react';
import { inCorner, lazyPart } from '../kit/lazy-part.tsx';
import { dropLostWork, useLostWork } from '../kit/lost-work.ts';
import { useUser } from '../session/session-provider.tsx';

const LostWorkWindow = lazyPart(() => import('./lost-work-window.tsx').then((module) => module.LostWorkWindow), {
  frame: inCorner,
});

/** Whose texts they are: the next person at this computer does not see them. */
let writer: string | undefined;

/** Texts of windows that closed because what they were about is gone, or the access to it. */
export function LostWorkHere() {
  const { id } = useUser();
  const works = useLostWork();
  const [own, setOwn] = useState(writer === undefined || writer === id);
  useEffect(() => {
    if (writer !== undefined && writer !== id) dropLostWork();
    writer = id;
    setOwn(true);
  }, [id]);
  return own && works.length > 0 && <LostWorkWindow works={works} />;
}
