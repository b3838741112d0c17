import { Tooltip, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { personTone } from '../kit/person-tone.ts';
import classes from './others-here.module.css';
import { usePeople } from './use-people.ts';

const mostShown = 4;

interface OthersHereProps<O extends { person: string }> {
  others: readonly O[];
  /** Where one is, in words after the name. */
  whereOf: (other: O) => string | false;
  /** Goes there. */
  onGo: (other: O) => void;
}

/** The other people in a document; a press goes where one is. */
export function OthersHere<O extends { person: string }>({ others, whereOf, onGo }: OthersHereProps<O>) {
  const { nameOf } = usePeople(others.map(({ person }) => person));
  if (others.length === 0) return null;
  return (
    <ul className={classes.here} aria-label="Also here">
      {others.slice(0, mostShown).map((other) => {
        const name = nameOf(other.person);
        const where = whereOf(other);
        const words = where ? `${name}, ${where}` : name;
        return (
          <li key={other.person}>
            <Tooltip label={words}>
              <button type="button" aria-label={words} onClick={() => onGo(other)}>
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

/** Says to screen readers who comes and goes. */
export function ComingAndGoing({ others }: { others: readonly { person: string }[] }) {
  const ids = others.map(({ person }) => person);
  const { nameOf } = usePeople(ids);
  // Somebody whose name is still loading has not come yet.
  const here = JSON.stringify(ids.map(nameOf).filter(Boolean));
  const before = useRef<readonly string[]>([]);
  const [words, setWords] = useState('');
  useEffect(() => {
    const names = JSON.parse(here) as string[];
    const come = names.filter((name) => !before.current.includes(name));
    const gone = before.current.filter((name) => !names.includes(name));
    before.current = names;
    const said = [...come.map((name) => `${name} is here.`), ...gone.map((name) => `${name} has left.`)];
    if (said.length > 0) setWords(said.join(' '));
  }, [here]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}

/** The colour of a person, for frames around what they are at. */
export const toneOf = (name: string) => ({ '--tone': personTone(name) }) as CSSProperties;

/** A name at the top of a frame, within `toneOf`. */
export const NameTag = ({ children }: { children: string }) => <span className={classes.tag}>{children}</span>;
