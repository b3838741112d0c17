import { airSize, awaitsSignOff, type Graphic, publications } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { DesignThumb } from '../design-thumb.tsx';
import { kindWords } from '../lists/kind-words.ts';
import classes from './add-graphics.module.css';
import { notSignedOff } from './take-warning.tsx';

interface GraphicChoiceProps {
  graphic: Graphic;
  /** How often it is in the rundown. */
  times: number;
  onAdd: (graphic: Graphic) => void;
}

/** A graphic to add to a rundown: its picture as on air, its name and its kind. Memoised: adding one draws one. */
export const GraphicChoice = memo(function GraphicChoice({ graphic, times, onAdd }: GraphicChoiceProps) {
  const { id, _rev, name, kind, player, values, changes } = graphic;
  const { document: publication } = useDoc(publications, graphic.publication);
  const notes = [kindWords(kind), player, awaitsSignOff(graphic) && notSignedOff];
  return (
    <button
      type="button"
      className={`${classes.choice} mantine-focus-auto`}
      title={name}
      // The second press of a double one adds nothing.
      onClick={(event) => event.detail < 2 && onAdd(graphic)}
    >
      <span className={classes.picture}>
        {publication && (
          <DesignThumb
            design={publication.design}
            size={airSize(publication.design)}
            values={values}
            changes={changes}
            drawnAs={`${id} ${_rev} air`}
          />
        )}
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.note}>
        {times > 0 ? (
          <>
            <IconCheck size={12} aria-hidden /> In the rundown{times > 1 && `, ${times} times`}
          </>
        ) : (
          notes.filter(Boolean).join(' · ')
        )}
      </span>
    </button>
  );
});
