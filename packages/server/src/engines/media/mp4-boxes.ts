import { open } from 'node:fs/promises';

/**
 * Whether the end of an MP4 or QuickTime file is missing, which its index does not show: the last box claims more bytes
 * than the file has. Reads a few bytes per top-level box, however long the file.
 */
export async function isMp4Truncated(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(16);
    let at = 0;
    for (let boxes = 0; at + 8 <= size && boxes < 10_000; boxes++) {
      const { bytesRead } = await file.read(head, 0, 16, at);
      let length = head.readUInt32BE(0);
      // 1: the real length follows in 64 bits; 0: the box extends to the end of the file.
      if (length === 1 && bytesRead === 16) length = Number(head.readBigUInt64BE(8));
      if (length === 0) return false;
      // Trailing bytes outside any box are common and harmless.
      if (length < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(head.toString('latin1', 4, 8))) return false;
      at += length;
    }
    return at > size;
  } finally {
    await file.close();
  }
}
