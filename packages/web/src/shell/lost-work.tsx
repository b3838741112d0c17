import { useEffect } from 'react';
import { inCorner, lazyPart } from '../kit/lazy-part.tsx';
import { lostFields, lostWindows } from '../kit/lost-work.ts';
import { whenIdle } from '../kit/when-idle.ts';

const LostWorkWindow = lazyPart(() => import('./lost-work-window.tsx').then((module) => module.LostWorkWindow), {
  frame: inCorner,
});
const LostFieldsNotices = lazyPart(() => import('./lost-fields.tsx').then((module) => module.LostFieldsNotices), {
  frame: inCorner,
});

/** Without its file, at the next page. */
const takeOver = () => {
  if (!navigator.locks) return;
  import('../kit/take-over.ts').then(({ takeOverLeft }) => takeOverLeft()).catch(() => undefined);
};

/** What this person typed and what was not saved: texts of windows and fields that have gone meanwhile. */
export function LostWorkHere() {
  const works = lostWindows.useOwn();
  const texts = lostFields.useOwn();
  useEffect(() => whenIdle(takeOver), []);
  return (
    <>
      {works.length > 0 && <LostWorkWindow works={works} />}
      {texts.length > 0 && <LostFieldsNotices texts={texts} />}
    </>
  );
}
