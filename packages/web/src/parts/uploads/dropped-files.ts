export interface DroppedFile {
  file: File;
  /** Folders above the file as dropped: `Day 1/Cards`. Empty for a single file. */
  folder: string;
}

/** Files that operating systems add to folders. */
const hidden = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

const filesOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A directory reader returns batches, until one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return all;
    all.push(...batch);
  }
}

async function walk(entry: FileSystemEntry, folder: string): Promise<DroppedFile[]> {
  if (hidden.test(entry.name)) return [];
  if (entry.isFile) return [{ file: await filesOf(entry as FileSystemFileEntry), folder }];
  const inside = await entriesOf(entry as FileSystemDirectoryEntry);
  const path = folder ? `${folder}/${entry.name}` : entry.name;
  const found = await Promise.all(inside.map((each) => walk(each, path)));
  return found.flat();
}

/** All dropped files, including those in dropped folders. */
export async function droppedFiles(transfer: DataTransfer): Promise<DroppedFile[]> {
  // Read the entries before the first await: the transfer is emptied after the event.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files].map((file) => ({ file, folder: '' }));
  return (await Promise.all(entries.map((entry) => walk(entry, '')))).flat();
}

/** Files chosen with a button; a chosen folder includes the path of each file. */
export const chosenFiles = (list: FileList | null): DroppedFile[] =>
  [...(list ?? [])]
    .filter(({ name }) => !hidden.test(name))
    .map((file) => ({ file, folder: file.webkitRelativePath.split('/').slice(0, -1).join('/') }));
