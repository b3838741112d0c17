import type { Scene } from '@pavilion/domain/graphics';
import { expect, it, vi } from 'vitest';
import { DrawingRoom } from './drawing-room.ts';

const scene = (id: string): Scene => ({
  width: 10,
  height: 10,
  background: { kind: 'colour', colour: [0, 0, 0, 1] },
  nodes: [
    { type: 'group', id, box: { x: 0, y: 0, width: 1, height: 1, turn: 0 }, opacity: 1, blend: 'normal', nodes: [] },
  ],
});

/** A worker that draws when it is told to. */
function slowWorker() {
  const drawn: string[] = [];
  let inHand: { id: number; scene: Scene } | undefined;
  let answer: ((event: { data: object }) => void) | undefined;
  class FakeWorker {
    addEventListener(type: string, listener: (event: { data: object }) => void) {
      if (type === 'message') answer = listener;
    }
    postMessage(task: { id: number; scene: Scene }) {
      inHand = task;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return {
    drawn,
    finish: () => {
      const { id, scene: done } = inHand!;
      drawn.push(done.nodes[0]!.id);
      answer?.({ data: { id, bitmap: {}, unfit: [], missing: [] } });
    },
  };
}

it('pictures that change faster than they are drawn have their turns, each as it is by then (GFX-024 GFX-028 GFX-036)', () => {
  const worker = slowWorker();
  const room = new DrawingRoom();
  const pictures = [{}, {}, {}];
  const wantAll = (moment: number) =>
    pictures.forEach((picture, at) => {
      const wanted = { scene: scene(`${at} at ${moment}`), scale: 1, uploaded: [], pictures: '' };
      room.want(picture, wanted, () => {});
    });
  for (let moment = 0; moment < 12; moment++) {
    wantAll(moment);
    // Three frames of the screen pass in the time of one drawing.
    if (moment % 3 === 2) worker.finish();
  }
  expect(worker.drawn).toEqual(['0 at 0', '1 at 2', '2 at 5', '0 at 8']);
  // The last moment of each is drawn.
  for (let left = 0; left < 3; left++) worker.finish();
  expect(worker.drawn.slice(4).sort()).toEqual(['0 at 11', '1 at 11', '2 at 11']);
  vi.unstubAllGlobals();
});
