import { panWindow, type TimeWindow, wholeWindow, windowShowing, zoomWindow } from '@pavilion/domain/archive';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../../kit/shortcuts.ts';
import type { Playhead } from './playhead.ts';

const group = 'Timeline';

export interface TimelineView {
  window: TimeWindow;
  duration: number;
  /** Zooms around a time in seconds, by default the playhead; a factor below 1 zooms in. */
  zoom: (factor: number, at?: number) => void;
  /** Moves the window by seconds. */
  pan: (by: number) => void;
  showWhole: () => void;
}

/** The stretch of a recording that the timeline shows. It moves on when the playhead leaves it. */
export function useTimelineWindow(duration: number, playhead: Playhead): TimelineView {
  /** Null shows the whole recording. */
  const [chosen, setChosen] = useState<TimeWindow | null>(null);
  const window = chosen ?? wholeWindow(duration);
  const latest = useRef({ window, duration });
  latest.current = { window, duration };

  useEffect(() => {
    let before = playhead.seconds();
    return playhead.subscribe(() => {
      const at = playhead.seconds();
      const { window: shown, duration: length } = latest.current;
      const left = isWithin(shown, before) && !isWithin(shown, at);
      before = at;
      if (left) setChosen(windowShowing(shown, at, length));
    });
  }, [playhead]);

  const zoom = (factor: number, at = playhead.seconds()) => {
    const middle = isWithin(window, at) ? at : (window.from + window.to) / 2;
    const next = zoomWindow(window, factor, middle, duration);
    setChosen(next.to - next.from >= duration ? null : next);
  };
  const pan = (by: number) => setChosen(panWindow(window, by, duration));
  const showWhole = () => setChosen(null);
  useShortcut({ keys: 'equal, shift+equal', label: 'Zoom in', group }, () => zoom(0.5));
  useShortcut({ keys: 'minus', label: 'Zoom out', group }, () => zoom(2));
  useShortcut({ keys: '0', label: 'Whole recording', group }, showWhole);
  return { window, duration, zoom, pan, showWhole };
}

const isWithin = ({ from, to }: TimeWindow, at: number): boolean => at >= from && at <= to;
