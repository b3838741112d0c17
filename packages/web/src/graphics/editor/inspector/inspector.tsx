import classes from '../editor.module.css';
import { PlaceSection } from './place-section.tsx';
import { useSelected } from './use-selected.ts';

/** Every value of the selected layers, as fields. */
export function Inspector() {
  const selected = useSelected();
  return (
    <aside className={classes.inspector} aria-label="Inspector">
      {selected.slots.length === 0 ? (
        <p className={classes.none}>Select a layer to see its values.</p>
      ) : (
        <PlaceSection selected={selected} />
      )}
    </aside>
  );
}
