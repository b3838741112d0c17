import { type DrawnStroke, pathOfStroke } from '@pavilion/domain';
import type { KeyboardEvent } from 'react';
import classes from './drawing.module.css';

interface DrawnLinesProps {
  lines: readonly DrawnStroke[];
  /** Whose it is. */
  label: string;
  done?: boolean;
  /** Another drawing here is looked at. */
  faint?: boolean;
  onPress?: () => void;
}

/** Units of the drawing's own box, which lies over the whole picture. */
const box = 1_000;

/** Lines over a picture in its own coordinates, with a dark line around them, so that they read on light and on dark. */
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
