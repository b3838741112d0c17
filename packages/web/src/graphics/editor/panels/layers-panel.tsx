import classes from '../editor.module.css';
import { AddLayer } from './add-layer.tsx';
import { LayerList } from './layer-list.tsx';
import { SlideStrip } from './slide-strip.tsx';

/** Slides and layers of the template. */
export function LayersPanel() {
  return (
    <aside className={classes.side} aria-label="Slides and layers">
      <SlideStrip />
      <AddLayer />
      <LayerList />
    </aside>
  );
}
