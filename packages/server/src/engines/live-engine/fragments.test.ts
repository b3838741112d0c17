import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFragments } from './fragments.ts';

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const words = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()));
const init = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', Buffer.from('tracks'))]);
/** One picture of this many bytes: a key frame, or one that needs those before it. */
const fragment = (key: boolean, size = 10) => {
  const run = box('trun', words(0x4, 1, key ? 0x2000000 : 0x1010000));
  return Buffer.concat([box('moof', box('traf', box('tfhd', words(0, 1)), run)), box('mdat', Buffer.alloc(size))]);
};

function open() {
  const fragments = createFragments();
  const output = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  fragments.read(output);
  const write = async (...pieces: Buffer[]) => {
    for (const piece of pieces) output.write(piece);
    await turn();
  };
  return { fragments, output, write };
}
const bytesOf = (viewer: Readable | null) => (viewer?.read() ?? Buffer.alloc(0)) as Buffer;

describe('the fragments of a preview', () => {
  it('are kept from the last key frame on, however the output is cut into pieces', async () => {
    const { fragments, write } = open();
    expect(fragments.follow()).toBeNull();
    const [old, key, next] = [fragment(true), fragment(true, 11), fragment(false, 12)];
    await write(...[...Buffer.concat([init, old, fragment(false), key, next])].map((byte) => Buffer.of(byte)));
    expect(bytesOf(fragments.follow())).toEqual(Buffer.concat([init, key, next]));
  });

  it('wait for the next key frame when none is kept', async () => {
    const { fragments, write } = open();
    await write(init, fragment(false));
    const viewer = fragments.follow();
    await write(fragment(false), fragment(true, 20));
    expect(bytesOf(viewer)).toEqual(Buffer.concat([init, fragment(true, 20)]));
  });

  it('are not kept without limit when key frames are missing', async () => {
    const { fragments, write } = open();
    await write(init, fragment(true));
    for (let n = 0; n < 20; n++) await write(fragment(false, 1_000_000));
    expect(bytesOf(fragments.follow())).toEqual(init);
  });

  it('disconnect a viewer who does not read them, and no other', async () => {
    const { fragments, write } = open();
    await write(init, fragment(true));
    const [slow, good] = [fragments.follow(), fragments.follow()];
    for (let n = 0; n < 25; n++) {
      await write(fragment(true, 1_000_000));
      good?.read();
    }
    expect(slow?.destroyed).toBe(true);
    expect(good?.destroyed).toBe(false);
  });

  it('end with their process, and begin anew with the next one', async () => {
    const { fragments, output, write } = open();
    await write(init, fragment(true));
    const viewer = fragments.follow();
    output.destroy();
    await turn();
    viewer?.resume();
    await turn();
    expect(viewer?.readableEnded).toBe(true);
    expect(fragments.follow()).toBeNull();
  });

  it('end when the output is something else', async () => {
    const { fragments, write } = open();
    await write(init, fragment(true));
    await write(Buffer.alloc(16), fragment(true));
    expect(fragments.follow()).toBeNull();
  });
});
