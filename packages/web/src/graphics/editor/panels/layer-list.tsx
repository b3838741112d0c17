import { type DragEvent, useCallback, useMemo, useState } from 'react';
import { moveLayer } from '../actions/layers.ts';
import classes from '../editor.module.css';
import { type Other, useOthers } from '../others/use-others.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { useSelection } from '../state/selection.ts';
import { childrenOf, layerRows, parentOf } from '../state/slot-tree.ts';
import type { Landing } from './landing.ts';
import { LayerRow } from './layer-row.tsx';

const nobody: readonly string[] = [];

function peopleByLayer(others: readonly Other[]): ReadonlyMap<string, readonly string[]> {
  const people = new Map<string, string[]>();
  for (const { person, selected } of others)
    for (const id of selected) people.set(id, [...(people.get(id) ?? []), person]);
  return people;
}

/** The layers of the slide, the topmost first. */
export function LayerList() {
  const editor = useEditor();
  const { shown, sizeId } = useModel();
  const selection = useSelection(editor);
  const others = useOthers();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [landing, setLanding] = useState<Landing | undefined>();
  const rows = useMemo(() => layerRows(shown, folded), [shown, folded]);
  const selectedBy = useMemo(() => peopleByLayer(others), [others]);

  // Always the same functions: a row is drawn again only when its own layer changes.
  const fold = useCallback((id: string) => {
    setFolded((last) => {
      const next = new Set(last);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const select = useCallback(
    (id: string, added: boolean) => {
      const { shown: layers } = editor.now();
      const { selection: chosen } = editor.view.get();
      const slot = layers.find((each) => each.id === id);
      const kept = added ? chosen.filter((each) => each !== id) : [];
      const isAdded = !(added && chosen.includes(id));
      const inside = slot && parentOf(layers, slot)?.id;
      editor.view.set({ selection: isAdded ? [...kept, id] : kept, inside, editing: undefined });
    },
    [editor],
  );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setLanding(undefined);
    const id = event.dataTransfer.getData('text/plain');
    const target = shown.find((each) => each.id === landing?.id);
    if (!landing || !target || target.id === id) return;
    if (landing.side === 'inside') return moveLayer(editor, id, target.id, childrenOf(shown, target.id).length);
    const parent = parentOf(shown, target)?.id;
    const siblings = childrenOf(shown, parent).filter((each) => each.id !== id);
    const at = siblings.findIndex((each) => each.id === target.id);
    moveLayer(editor, id, parent, landing.side === 'above' ? at + 1 : at);
  };
  return (
    <ul
      className={classes.layers}
      data-layers
      aria-label="Layers"
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => setLanding(undefined)}
      onDrop={drop}
    >
      {rows.map(({ slot, depth }) => (
        <LayerRow
          key={slot.id}
          slot={slot}
          depth={depth}
          isHidden={slot.overrides[sizeId]?.hidden ?? slot.hidden}
          isSelected={selection.includes(slot.id)}
          isFolded={folded.has(slot.id)}
          others={selectedBy.get(slot.id) ?? nobody}
          landing={landing?.id === slot.id ? landing.side : undefined}
          onSelect={select}
          onFold={fold}
          onOver={setLanding}
        />
      ))}
      {rows.length === 0 && <li className={classes.none}>This slide has no layers yet. Add one above.</li>}
    </ul>
  );
}
