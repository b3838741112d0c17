import { VisuallyHidden } from '@mantine/core';
import { mostToldLayers, type TemplateSpot, templates } from '@pavilion/domain/graphics';
import { useHere } from '@pavilion/sync/react';
import { useEffect, useRef, useState } from 'react';
import { usePeople } from '../../../parts/use-people.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { useSelection } from '../state/selection.ts';
import { useOthers } from './use-others.ts';

/** Tells other designers where this one is, and says to screen readers who comes and goes. */
export function TellOthers() {
  const { template, slide } = useModel();
  const selection = useSelection(useEditor());
  const spot = { slide: slide.id, selected: selection.slice(0, mostToldLayers) } satisfies TemplateSpot;
  useHere(templates, template.id, spot);
  return <VisuallyHidden role="status">{useComingAndGoing()}</VisuallyHidden>;
}

function useComingAndGoing(): string {
  const ids = useOthers().map(({ person }) => person);
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
  return words;
}
