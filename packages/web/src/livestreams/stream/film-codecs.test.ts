import { expect, it } from 'vitest';
import { filmType } from './film-codecs.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const box = (type: string, ...parts: Uint8Array[]): Uint8Array => {
  const content = parts.flatMap((part) => [...part]);
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, content.length + 8);
  return Uint8Array.from([...new Uint8Array(size.buffer), ...new TextEncoder().encode(type), ...content]);
};
const track = (entry: Uint8Array) =>
  box('trak', box('tkhd'), box('mdia', box('minf', box('stbl', box('stsd', new Uint8Array(8), entry), box('stts')))));
const film = (...entries: Uint8Array[]) =>
  Uint8Array.from([...box('ftyp'), ...box('moov', box('mvhd'), ...entries.map(track))]);

// As ffmpeg writes them.
const avcC = bytes(
  '00000037617663430164000cffe1001a6764000cacd941419f9f011000000300100000030320f142996001000668ebe3cb22c0fdf8f800',
);
const esds = bytes(
  '00000036657364730000000003808080250002000480808017401500000000010d8800010d880580808005120856e500068080800102',
);
const mp3 = bytes('0000002a65736473000000000380808019000200048080800b6b1500000000010d8800010d880680800102');
const picture = box('avc1', new Uint8Array(78), avcC);
const sound = (description: Uint8Array) => box('mp4a', new Uint8Array(28), description);

it.each([
  ['H.264 and AAC', film(picture, sound(esds)), 'video/mp4; codecs="avc1.64000c, mp4a.40.2"'],
  ['H.264 alone', film(picture), 'video/mp4; codecs="avc1.64000c"'],
  ['H.264 and MP3', film(picture, sound(mp3)), 'video/mp4; codecs="avc1.64000c, mp4a.6B"'],
  ['a codec that no browser knows', film(box('xyz1', new Uint8Array(78))), 'video/mp4; codecs="xyz1"'],
])('the type of a film names its codecs: %s', (_, init, type) => {
  expect(filmType(init)).toBe(type);
});

it('the type of a film is known once its description is complete', () => {
  const whole = film(picture, sound(esds));
  for (const length of [0, 7, 8, 60, whole.length - 1]) expect(filmType(whole.subarray(0, length))).toBeNull();
  expect(filmType(Uint8Array.from([...whole, 0, 0, 1]))).not.toBeNull();
});
