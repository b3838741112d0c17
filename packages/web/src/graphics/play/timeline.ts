import { frameRates, motionLength, type Scene, type Slot, sceneOnAir } from '@pavilion/domain/graphics';
import { layerName } from '../editor/panels/layer-icons.ts';

/** The rate at which a slide is stepped through: that of most films. */
export const [playedRate] = frameRates;

/** A slide from its first frame to its last, in milliseconds: it comes, stays and leaves. */
export interface Timeline {
  entrance: number;
  stay: number;
  exit: number;
  /** Number of frames. */
  frames: number;
}

const framesIn = (milliseconds: number): number => Math.ceil((milliseconds * playedRate) / 1_000);

export function timelineOf(scene: Scene, stay: number): Timeline {
  const [entrance, exit] = [motionLength(scene.nodes, 'in'), motionLength(scene.nodes, 'out')];
  return { entrance, stay, exit, frames: Math.max(1, framesIn(entrance + stay + exit)) };
}

/** The scene as it stands at a frame; null once it has left. */
export function sceneOfFrame(scene: Scene, { entrance, stay }: Timeline, frame: number): Scene | null {
  const now = (frame * 1_000) / playedRate;
  const left = entrance + stay;
  return sceneOnAir(scene, { came: 0, left: now < left ? undefined : left }, now).scene;
}

/** A movement of a layer: where its bar begins, and how long it is, as shares of the whole time. */
export interface MotionBar {
  id: string;
  name: string;
  of: 'in' | 'out';
  start: number;
  length: number;
}

/** The movements of a slide, in the order in which they begin. */
export function motionBars(
  slots: readonly Pick<Slot, 'id' | 'name' | 'type' | 'shape' | 'runs' | 'hidden' | 'motion'>[],
  { entrance, stay, exit }: Timeline,
): MotionBar[] {
  const whole = Math.max(1, entrance + stay + exit);
  const bars = slots.flatMap((slot) =>
    (['in', 'out'] as const).flatMap((of) => {
      const movement = slot.motion[of];
      if (!movement || slot.hidden) return [];
      const begins = (of === 'in' ? 0 : entrance + stay) + movement.delay;
      return [{ id: slot.id, name: layerName(slot), of, start: begins / whole, length: movement.length / whole }];
    }),
  );
  return bars.sort((left, right) => left.start - right.start);
}

/** "2 s 07 frames": with a colon it would read as minutes. */
export const frameWords = (frame: number): string =>
  `${Math.floor(frame / playedRate)} s ${String(frame % playedRate).padStart(2, '0')} frames`;
