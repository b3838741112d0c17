import { extensionOf } from '@pavilion/domain/files';

/** What comes from outside the product, by the clipboard or by a drag. */
export interface Given {
  files: readonly File[];
  text: string;
}

/** A type of content that only this product puts into the clipboard: with it there, its own copy is the later one. */
export const copyMark = 'application/x-pavilion-layers';

type Handed = Pick<DataTransfer, 'files' | 'getData'>;

const textIn = (data: Handed): string => data.getData('text/plain').replaceAll('\r\n', '\n').trim();

/** Browsers call every picture of the clipboard alike. */
const named = (file: File): File =>
  file.name === 'image.png' ? new File([file], 'Pasted picture.png', { type: file.type }) : file;

/** What a clipboard has for a slide; undefined for nothing that a slide can take. */
export function pastedFrom(data: Handed): Given | undefined {
  const text = textIn(data);
  // Office programs add a picture of copied words: the words are meant. A browser that copies a picture adds no words.
  const isWords = text !== '' && data.getData('text/html') !== '';
  const files = isWords ? [] : [...data.files].map(named);
  if (files.length > 0) return { files, text: '' };
  return text === '' ? undefined : { files, text };
}

/** What is dropped on a slide, or a sentence: of some pictures of other pages, browsers hand over the address only. */
export function droppedFrom(data: Handed): Given | string | undefined {
  const files = [...data.files];
  if (files.length > 0) return { files, text: '' };
  if (data.getData('text/uri-list') !== '' && /<img\b/i.test(data.getData('text/html')))
    return 'The browser hands over only the address of this picture. Copy the picture there, and paste it here.';
  const text = textIn(data);
  return text === '' ? undefined : { files, text };
}

/**
 * Marks the clipboard as the product's own, so that a paste knows whether something was copied elsewhere since. Called by a press of a
 * key or a button.
 */
export function markClipboard(): void {
  const mark = (event: ClipboardEvent) => {
    event.clipboardData?.setData(copyMark, 'copied');
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('copy', mark, { capture: true });
  // The newer clipboard of browsers asks the person first, and knows no types of one's own.
  document.execCommand('copy');
  document.removeEventListener('copy', mark, { capture: true });
}

/** What is in the clipboard, for a button: the browser may ask first. Undefined for a copy of our own, and for what it keeps from us. */
export async function clipboardNow(): Promise<Given | undefined> {
  try {
    const found: Given = { files: [], text: '' };
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (type && !item.types.includes('text/plain')) {
        const picture = new File([await item.getType(type)], `image.${type.slice('image/'.length)}`, { type });
        return { files: [named(picture)], text: '' };
      }
      if (item.types.includes('text/plain')) found.text = (await (await item.getType('text/plain')).text()).trim();
    }
    return found.text === '' ? undefined : found;
  } catch {
    return undefined;
  }
}

/** Whether a text is the markup of an SVG drawing, as drawing programs copy it. */
export const isSvgMarkup = (text: string): boolean =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(text);

export const isSvgFile = ({ name, type }: File): boolean => type === 'image/svg+xml' || extensionOf(name) === 'svg';
export const isDesignFile = ({ name }: File): boolean => /^ps[db]$/.test(extensionOf(name) ?? '');
