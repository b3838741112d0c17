/** Downloads a file under a name that is valid on every system. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name);
  link.click();
  // Some browsers read the URL only after the click handler has ended.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Removes characters that some system forbids in file names; keeps the extension. */
export function fileNameOf(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(name) ?? [];
  const plain = stem.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/\s+/g, ' ');
  return `${plain.trim().slice(0, 100).trim() || 'Untitled'}${extension}`;
}
