import { type DragEvent, useMemo, useState } from 'react';
import { moveLayer } from '../actions/layers.ts';
import classes from '../editor.module.css';
import { useEditor, useModel } from '../state/editor.ts';
import { useSelection } from '../state/selection.ts';
import { childrenOf, layerRows, parentOf } from '../state/slot-tree.ts';
import type { Landing } from './landing.ts';
import { LayerRow } from './layer-row.tsx';

/** The layers of the slide, the topmost first. */
export function LayerList() {
  const editor = useEditor();
  const { shown } = useModel();
  const selection = useSelection(editor);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [landing, setLanding] = useState<Landing | undefined>();
  const rows = useMemo(() => layerRows(shown, folded), [shown, folded]);

  const fold = (id: string) => {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  };
  const select = (id: string, added: boolean) => {
    const slot = shown.find((each) => each.id === id);
    const kept = added ? selection.filter((each) => each !== id) : [];
    const isAdded = !(added && selection.includes(id));
    const inside = slot && parentOf(shown, slot)?.id;
    editor.view.set({ selection: isAdded ? [...kept, id] : kept, inside, editing: undefined });
  };
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
          isSelected={selection.includes(slot.id)}
          isFolded={folded.has(slot.id)}
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
