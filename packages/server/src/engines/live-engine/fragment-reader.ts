/** Largest box taken; a fragment of 0.2 s is a hundred times smaller. */
const mostBoxBytes = 16 * 1024 * 1024;
const headBytes = 8;

export interface FragmentEvents {
  /** Start of a film: its tracks and their codecs. */
  onInit: (init: Buffer) => void;
  /** Pictures and sound of a moment; `key` if it begins with a key frame, where a player can start. */
  onFragment: (fragment: Buffer, key: boolean) => void;
}

/** Splits fragmented MP4, which arrives in pieces of any size, at its boxes. Throws if it is something else. */
export function fragmentReader({ onInit, onFragment }: FragmentEvents): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let held = 0;
  let needed = headBytes;
  const open = new Map<string, Buffer>();

  function take(type: string, box: Buffer): void {
    if (type === 'ftyp' || type === 'moof') open.set(type, box);
    else if (type === 'moov') onInit(Buffer.concat([open.get('ftyp') ?? Buffer.alloc(0), box]));
    else if (type === 'mdat') {
      const moof = open.get('moof');
      if (moof) onFragment(Buffer.concat([moof, box]), beginsWithKeyFrame(moof));
    }
  }

  return (piece) => {
    pieces.push(piece);
    held += piece.length;
    while (held >= needed) {
      const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
      const size = bytes.readUInt32BE(0);
      if (size < headBytes || size > mostBoxBytes) throw new Error('The preview is not fragmented MP4.');
      pieces = [bytes];
      needed = size;
      if (held < size) return;
      take(typeOf(bytes), bytes.subarray(0, size));
      pieces = [bytes.subarray(size)];
      held -= size;
      needed = headBytes;
    }
  };
}

const typeOf = (box: Buffer) => box.toString('latin1', 4, 8);

/** The picture is mapped first. */
const pictureTrack = 1;
const isNotSync = 0x10000;

/** Whether the first picture of a fragment is a key frame; a fragment of sound alone does not begin with one. */
function beginsWithKeyFrame(moof: Buffer): boolean {
  for (const track of boxesIn(moof, 'traf')) {
    const [header] = boxesIn(track, 'tfhd');
    const [run] = boxesIn(track, 'trun');
    if (!header || !run || header.readUInt32BE(12) !== pictureTrack) continue;
    return (flagsOfFirst(run) ?? defaultFlags(header)) % (isNotSync * 2) < isNotSync;
  }
  return false;
}

function boxesIn(box: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = headBytes; at + headBytes <= box.length; ) {
    const part = box.subarray(at, at + box.readUInt32BE(at));
    if (part.length < headBytes) break;
    if (typeOf(part) === type) found.push(part);
    at += part.length;
  }
  return found;
}

/** Bits of a box that say which of its optional fields it has. */
const has = (box: Buffer, bit: number) => (box.readUInt32BE(8) & bit) !== 0;

/** `trun`: version and flags, count, then optional fields. */
function flagsOfFirst(run: Buffer): number | null {
  const sample = 16 + (has(run, 0x1) ? 4 : 0);
  if (has(run, 0x4)) return run.readUInt32BE(sample);
  if (!has(run, 0x400)) return null;
  return run.readUInt32BE(sample + (has(run, 0x100) ? 4 : 0) + (has(run, 0x200) ? 4 : 0));
}

/** `tfhd`: version and flags, track, then optional fields, the default flags of a sample last. */
function defaultFlags(header: Buffer): number {
  if (!has(header, 0x20)) return isNotSync;
  const before = [0x1, 0x1, 0x2, 0x8, 0x10].filter((bit) => has(header, bit)).length;
  return header.readUInt32BE(16 + before * 4);
}
