import { OthersHere } from '../../../parts/others-here.tsx';
import { showSlide } from '../actions/slides.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { useOthers } from './use-others.ts';

/** The other designers in the template; a press goes to the slide where one is. */
export function DesignersHere() {
  const editor = useEditor();
  const { slides } = useModel();
  const numberOf = (slide: string) => slides.findIndex(({ id }) => id === slide) + 1;
  return (
    <OthersHere
      others={useOthers()}
      whereOf={({ slide }) => numberOf(slide) > 0 && `on slide ${numberOf(slide)}`}
      onGo={({ slide }) => {
        if (numberOf(slide) > 0 && slide !== editor.now().slide.id) showSlide(editor, slide);
      }}
    />
  );
}
