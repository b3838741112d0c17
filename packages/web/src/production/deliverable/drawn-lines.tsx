import { type DrawnStroke, pathOfStroke } from '@pavilion/domain';
import type { KeyboardEvent } from 'react';
import classes from './drawing.module.css';

interface DrawnLinesProps {
  lines: readonly DrawnStroke[];
  /** The author of the drawing. */
  label: string;
  done?: boolean;
  /** True while another drawing at this place is picked. */
  faint?: boolean;
  onPress?: () => void;
}

/** Width and height of the drawing's view box, which covers the picture. */
const box = 1_000;

/** Lines over a picture, with a dark outline to be legible on light and dark pictures. */
export function DrawnLines({ lines, label, done, faint, onPress }: DrawnLinesProps) {
  const paths = new Map<string, string>();
  for (const line of lines) paths.set(line.colour, `${paths.get(line.colour) ?? ''}${pathOfStroke(line, box)}`);
  const all = [...paths.values()].join('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress?.();
  };
  const ink = (
    <>
      <path className={classes.outline} d={all} />
      {[...paths].map(([colour, path]) => (
        <path key={colour} className={classes.ink} d={path} stroke={colour} />
      ))}
    </>
  );
  return (
    <svg
      className={classes.lines}
      viewBox={`0 0 ${box} ${box}`}
      preserveAspectRatio="none"
      data-done={done || undefined}
      data-faint={faint || undefined}
      aria-hidden={onPress ? undefined : true}
    >
      <title>{label}</title>
      {onPress ? (
        <g
          role="button"
          tabIndex={0}
          aria-label={label}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            event.stopPropagation();
            onPress();
          }}
        >
          {ink}
          <path className={classes.reach} d={all} />
        </g>
      ) : (
        ink
      )}
    </svg>
  );
}
