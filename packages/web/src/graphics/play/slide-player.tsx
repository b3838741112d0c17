import { ActionIcon, Group, Slider, Stack, Text } from '@mantine/core';
import { type DesignSlot, filmsIn, type Scene } from '@pavilion/domain/graphics';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { PlayingScene } from '../films/playing-scene.tsx';
import { useUploadedFaces } from '../use-uploaded-faces.ts';
import classes from './slide-player.module.css';
import { frameWords, motionBars, playedRate, sceneOfFrame, type Timeline, timelineOf } from './timeline.ts';

interface SlidePlayerProps {
  scene: Scene;
  /** Milliseconds that the slide stands. */
  stay: number;
  slots: readonly DesignSlot[];
  /** What to do where nothing moves. */
  advice?: string;
}

/** A slide as films and the air show it, at its speed and by frames (GFX-024). */
export function SlidePlayer({ scene, stay, slots, advice = '' }: SlidePlayerProps) {
  const timeline = useMemo(() => timelineOf(scene, stay), [scene, stay]);
  const { frame, playing, go, toggle } = usePlaying(timeline.frames);
  const step = (by: number) => go(frame + by);
  const isMoving = timeline.entrance + timeline.exit > 0 || filmsIn(scene).length > 0;
  return (
    <Stack gap="md">
      <Stage scene={scene} timeline={timeline} frame={frame} playing={playing} />
      <Group gap="xs" justify="center">
        <ActionIcon size="lg" aria-label="Frame back" onClick={() => step(-1)} disabled={frame === 0}>
          <IconPlayerSkipBack size={18} />
        </ActionIcon>
        <ActionIcon size="lg" variant="filled" aria-label={playing ? 'Pause' : 'Play'} onClick={toggle} data-autofocus>
          {playing ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
        </ActionIcon>
        <ActionIcon
          size="lg"
          aria-label="Frame forward"
          onClick={() => step(1)}
          disabled={frame === timeline.frames - 1}
        >
          <IconPlayerSkipForward size={18} />
        </ActionIcon>
        <Text size="sm" className="tabular" role="timer">
          {frameWords(frame)} of {frameWords(timeline.frames - 1)}
        </Text>
      </Group>
      <div>
        <Slider
          min={0}
          max={Math.max(1, timeline.frames - 1)}
          step={1}
          value={frame}
          label={frameWords}
          thumbLabel="Frame"
          onChange={go}
        />
        <Bars slots={slots} timeline={timeline} />
      </div>
      {!isMoving && (
        <Text size="sm" c="dimmed">
          Nothing on this slide moves. {advice}
        </Text>
      )}
    </Stack>
  );
}

/** The frame that is shown. Playing follows the clock, so that a slow machine shows fewer frames, never late ones. */
function usePlaying(frames: number) {
  const [frame, setFrame] = useState(0);
  const [from, setFrom] = useState<{ frame: number; at: number } | null>(() => ({ frame: 0, at: performance.now() }));
  const last = frames - 1;
  useEffect(() => {
    if (!from) return;
    let next = 0;
    const show = () => {
      const now = from.frame + Math.floor(((performance.now() - from.at) * playedRate) / 1_000);
      setFrame(Math.min(last, now));
      if (now >= last) setFrom(null);
      else next = requestAnimationFrame(show);
    };
    next = requestAnimationFrame(show);
    return () => cancelAnimationFrame(next);
  }, [from, last]);
  return {
    frame: Math.min(frame, last),
    playing: from !== null,
    go: (to: number) => {
      setFrom(null);
      setFrame(Math.max(0, Math.min(last, to)));
    },
    toggle: () => setFrom(from ? null : { frame: frame >= last ? 0 : frame, at: performance.now() }),
  };
}

interface StageProps {
  scene: Scene;
  timeline: Timeline;
  frame: number;
  playing: boolean;
}

function Stage({ scene, timeline, frame, playing }: StageProps) {
  const uploaded = useUploadedFaces();
  const shown = useMemo(
    () => sceneOfFrame(scene, timeline, frame) ?? { ...scene, nodes: [] },
    [scene, timeline, frame],
  );
  const { width, height } = scene;
  return (
    <div className={classes.stage} style={{ '--ratio': width / height } as CSSProperties}>
      <PlayingScene
        scene={shown}
        at={(frame * 1_000) / playedRate}
        playing={playing}
        scale={0.5}
        label={`Frame ${frame}`}
        uploaded={uploaded}
      />
    </div>
  );
}

/** The entrances and exits below the slider, as long as they take. */
function Bars({ slots, timeline }: { slots: readonly DesignSlot[]; timeline: Timeline }) {
  const bars = motionBars(slots, timeline);
  if (bars.length === 0) return null;
  return (
    <ul className={classes.bars} aria-label="Movements">
      {bars.map(({ id, name, of, start, length }) => (
        <li key={`${id} ${of}`} className={classes.bar} data-of={of}>
          <span style={{ insetInlineStart: `${start * 100}%`, width: `${length * 100}%` }} aria-hidden />
          <em style={{ insetInlineStart: `${Math.min(80, start * 100)}%` }}>
            {name}
            <span className="visually-hidden">{of === 'in' ? ' comes' : ' leaves'}</span>
          </em>
        </li>
      ))}
    </ul>
  );
}
