import { NameTag, toneOf } from '../../parts/others-here.tsx';
import { usePeople } from '../../parts/use-people.ts';
import classes from './deliverable-rows.module.css';
import type { OtherInSheet } from './use-sheet-others.ts';

/** Frames of the others who are in a cell, each in their colour with their name, and whether they are typing. */
export function CellOthers({ others }: { others: readonly OtherInSheet[] }) {
  const { nameOf } = usePeople(others.map(({ person }) => person));
  return others.map(({ person, typing }) => {
    const name = nameOf(person);
    return (
      <span key={person} className={classes.other} data-typing={typing || undefined} style={toneOf(name)}>
        <NameTag>{typing ? `${name} is typing` : name}</NameTag>
      </span>
    );
  });
}
