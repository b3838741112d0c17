const headBytes = 8;

/**
 * Type of a film for `MediaSource`, with its codecs, from its init segment; null while the segment is incomplete. A codec
 * that is not listed here becomes the name of its box, which no browser supports.
 */
export function filmType(init: Uint8Array): string | null {
  const moov = boxesIn(init, 0).find(({ type }) => type === 'moov');
  if (!moov) return null;
  const codecs = inside(moov, 'trak')
    .flatMap((track) => inside(track, 'mdia'))
    .flatMap((media) => inside(media, 'minf'))
    .flatMap((parts) => inside(parts, 'stbl'))
    .flatMap((table) => inside(table, 'stsd'))
    // `stsd` has a version and a count before its entries.
    .flatMap(({ bytes }) => boxesIn(bytes, headBytes + 8))
    .map(codecOf);
  return `video/mp4; codecs="${codecs.join(', ')}"`;
}

interface Box {
  type: string;
  bytes: Uint8Array;
}

/** Complete boxes from this offset on. */
function boxesIn(bytes: Uint8Array, offset: number): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Box[] = [];
  for (let at = offset; at + headBytes <= bytes.length; ) {
    const size = view.getUint32(at);
    if (size < headBytes || at + size > bytes.length) break;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + headBytes));
    found.push({ type, bytes: bytes.subarray(at, at + size) });
    at += size;
  }
  return found;
}

const inside = ({ bytes }: Box, type: string) => boxesIn(bytes, headBytes).filter((box) => box.type === type);

/** Bytes of a sample description before the boxes in it. */
const pictureEntryBytes = 86;
const soundEntryBytes = 36;

function codecOf({ type, bytes }: Box): string {
  if (type === 'avc1') {
    const config = boxesIn(bytes, pictureEntryBytes).find((box) => box.type === 'avcC');
    // Profile, compatibility and level.
    if (config) return `avc1.${[...config.bytes.subarray(headBytes + 1, headBytes + 4)].map(hex).join('')}`;
  }
  if (type === 'mp4a') {
    const stream = boxesIn(bytes, soundEntryBytes).find((box) => box.type === 'esds');
    if (stream) return soundCodec(stream.bytes.subarray(headBytes + 4));
  }
  return type;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Tags of the descriptors in `esds`, one inside the other. */
const tags = { stream: 3, decoder: 4, audio: 5 };
const aac = 0x40;

function soundCodec(descriptors: Uint8Array): string {
  let kind = '';
  for (let at = 0; at + 1 < descriptors.length; ) {
    const tag = descriptors[at];
    at += 1;
    // Lengths take seven bits of each byte; the last has no eighth bit.
    while ((descriptors[at] ?? 0) > 0x7f) at += 1;
    at += 1;
    const first = descriptors[at] ?? 0;
    if (tag === tags.stream) at += 3;
    else if (tag === tags.decoder) {
      // Browsers compare this number as text, in capitals.
      kind = hex(first).toUpperCase();
      if (first !== aac) break;
      at += 13;
    } else if (tag === tags.audio) return `mp4a.${kind}.${first >> 3}`;
    else break;
  }
  return `mp4a.${kind}`;
}
