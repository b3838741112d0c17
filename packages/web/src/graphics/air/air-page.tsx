import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { drawingRoom } from '../drawing/drawing-room.ts';
import classes from './air-page.module.css';
import { ProgrammePicture } from './programme-picture.tsx';
import { useProgramme } from './use-programme.ts';

const gone = 'This address is no longer in use. Copy the new one from the control page.';

/**
 * The programme of a control document alone, with all its layers, on a transparent ground, for OBS, vMix and browser sources
 * (GFX-029). It fills the window, and shows nothing but the programme: no sign-in, no words about the connection. The sentence about an address that is no
 * longer in use is for someone who opens it; a page that has shown the programme may be on air, and says it in its title only.
 */
export function AirPage() {
  const { secret = '' } = useParams({ strict: false });
  const state = useProgramme(secret);
  useEffect(() => drawingRoom.prepare(), []);
  useEffect(() => {
    const page = document.documentElement;
    page.dataset.air = '';
    return () => {
      delete page.dataset.air;
    };
  }, []);
  const isGone = state.status === 'gone';
  useEffect(() => {
    if (isGone) document.title = gone;
  }, [isGone]);
  if (state.status === 'gone') return state.shownBefore ? null : <p className={classes.gone}>{gone}</p>;
  if (state.status === 'waiting' || state.shown.length === 0) return null;
  const { shown, ahead } = state;
  return (
    <div className={classes.stage}>
      {shown.map((layer) => (
        <ProgrammePicture
          key={layer.layer}
          design={layer.design}
          uploaded={layer.faces}
          programme={layer.programme}
          ahead={ahead}
          silent
          pictures={`/api/air/${encodeURIComponent(secret)}/picture/FILE`}
          scale={window.innerWidth > 1920 ? 2 : 1}
        />
      ))}
    </div>
  );
}
