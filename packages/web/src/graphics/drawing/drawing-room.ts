import type { DrawAnswer, DrawTask } from './draw-worker.ts';

type Wanted = Omit<DrawTask, 'id'>;
type Taken = (answer: DrawAnswer) => void;

interface Place {
  wanted: Wanted;
  taken: Taken;
}

/**
 * The worker that draws for this page. Each picture has one place in its queue: the newest wish replaces an older one that was
 * not begun, so that typing never waits for pictures that nobody needs any more. The newer wish keeps the place of the older one:
 * of several pictures that change faster than they are drawn, each has its turn. Made when the first picture is wanted.
 */
export class DrawingRoom {
  #worker: Worker | undefined;
  #queue = new Map<object, Place>();
  #inHand: { id: number; taken: Taken } | undefined;
  #count = 0;

  /** Loads the renderer before the first picture is wanted. */
  prepare(): void {
    this.#open();
  }

  /** Draws for this picture as soon as it is its turn. */
  want(picture: object, wanted: Wanted, taken: Taken): void {
    this.#queue.set(picture, { wanted, taken });
    this.#next();
  }

  /** The picture is no longer shown. */
  forget(picture: object): void {
    this.#queue.delete(picture);
  }

  #next(): void {
    const [first] = this.#queue;
    if (this.#inHand || !first) return;
    const [picture, { wanted, taken }] = first;
    this.#queue.delete(picture);
    this.#count += 1;
    this.#inHand = { id: this.#count, taken };
    this.#open().postMessage({ ...wanted, id: this.#count } satisfies DrawTask);
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => this.#answered(data));
    worker.addEventListener('error', () => {
      this.#answered({ id: this.#inHand?.id ?? 0, unfit: [], missing: [] });
    });
    this.#worker = worker;
    return worker;
  }

  #answered(answer: DrawAnswer): void {
    const inHand = this.#inHand;
    this.#inHand = undefined;
    // It may have run out of memory, which it never gets back: the next wish begins with a new one.
    if (!answer.bitmap) {
      this.#worker?.terminate();
      this.#worker = undefined;
    }
    if (inHand?.id === answer.id) inHand.taken(answer);
    this.#next();
  }
}

export const drawingRoom = new DrawingRoom();
