import { Tooltip } from '@mantine/core';
import { PersonAvatar } from '../../../kit/person-avatar.tsx';
import { usePeople } from '../../../parts/use-people.ts';
import { showSlide } from '../actions/slides.ts';
import { useEditor, useModel } from '../state/editor.ts';
import classes from './others.module.css';
import { useOthers } from './use-others.ts';

const mostShown = 4;

/** The other designers in the template; a press goes to the slide where one is. */
export function OthersHere() {
  const editor = useEditor();
  const { slides } = useModel();
  const others = useOthers();
  const { nameOf } = usePeople(others.map(({ person }) => person));
  const numberOf = (slide: string) => slides.findIndex(({ id }) => id === slide) + 1;
  if (others.length === 0) return null;
  return (
    <ul className={classes.here} aria-label="Also here">
      {others.slice(0, mostShown).map(({ person, slide }) => {
        const name = nameOf(person);
        const words = numberOf(slide) > 0 ? `${name}, on slide ${numberOf(slide)}` : name;
        return (
          <li key={person}>
            <Tooltip label={words}>
              <button
                type="button"
                aria-label={words}
                onClick={() => numberOf(slide) > 0 && slide !== editor.now().slide.id && showSlide(editor, slide)}
              >
                <PersonAvatar name={name} size={26} />
              </button>
            </Tooltip>
          </li>
        );
      })}
      {others.length > mostShown && (
        <li
          title={others
            .slice(mostShown)
            .map(({ person }) => nameOf(person))
            .join(', ')}
        >
          +{others.length - mostShown}
        </li>
      )}
    </ul>
  );
}
