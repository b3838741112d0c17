/** Hands a file to the browser as a download, under a name that every system takes. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name);
  link.click();
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name without what some system forbids in one; its extension stays. */
export function fileNameOf(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(name) ?? [];
  const plain = stem.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/\s+/g, ' ');
  return `${plain.trim().slice(0, 100).trim() || 'Untitled'}${extension}`;
}
