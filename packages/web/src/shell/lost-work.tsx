import { inCorner, lazyPart } from '../kit/lazy-part.tsx';
import { lostFields, lostWindows } from '../kit/lost-work.ts';

const LostWorkWindow = lazyPart(() => import('./lost-work-window.tsx').then((module) => module.LostWorkWindow), {
  frame: inCorner,
});
const LostFieldsNotices = lazyPart(() => import('./lost-fields.tsx').then((module) => module.LostFieldsNotices), {
  frame: inCorner,
});

/** What this person typed and what was not saved: texts of windows and fields that have gone meanwhile. */
export function LostWorkHere() {
  const works = lostWindows.useOwn();
  const texts = lostFields.useOwn();
  return (
    <>
      {works.length > 0 && <LostWorkWindow works={works} />}
      {texts.length > 0 && <LostFieldsNotices texts={texts} />}
    </>
  );
}
