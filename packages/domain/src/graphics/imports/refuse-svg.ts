import { isElement, numbersIn, type SvgElement } from './svg-parts.ts';

const mostElements = 5_000;

const withContents = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(withContents),
];

/** Whether an address leads out of the file: not to a part of it, nor to a picture that it has in itself. */
export const leadsOut = (address: string): boolean => !/^\s*(#|data:image\/)/i.test(address) && address.trim() !== '';

/** Addresses that a style or an attribute asks for. */
const addressesIn = (text: string): string[] => [
  ...[...text.matchAll(/url\(\s*['"]?([^'")]*)/gi)].map(([, address = '']) => address),
  ...(/@import/i.test(text) ? ['@import'] : []),
];

/** Why an SVG file cannot be a picture, as a sentence; null if it can (GFX-035). What it cannot do when it is drawn is refused too. */
export function refuseSvgPicture(root: SvgElement, name: string): string | null {
  if (root.name !== 'svg') return `${name} is not an SVG file.`;
  const elements = withContents(root);
  if (elements.length > mostElements) return `${name} has more than 5,000 elements. Simplify it first.`;
  if (!sizeOfSvg(root)) return `${name} does not say how large it is.`;
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  if (elements.some((element) => element.name === 'script') || attributes.some(([key]) => /^on/i.test(key)))
    return `${name} has a script. Save it without scripts first.`;
  if (elements.some((element) => element.name === 'foreignObject'))
    return `${name} has content of another kind than SVG. Take it out first.`;
  const styles = elements.filter((element) => element.name === 'style').flatMap(({ children }) => children);
  const texts = [...styles.filter((child) => typeof child === 'string'), ...attributes.map(([, value]) => value)];
  const addresses = [
    ...elements.filter((element) => element.name !== 'a').flatMap((element) => element.attributes.href ?? []),
    ...texts.flatMap(addressesIn),
  ];
  return addresses.some(leadsOut) ? `${name} refers to something outside it. Embed it in the file first.` : null;
}

/** Width and height of a drawing in its own pixels; undefined if it does not say. */
export function sizeOfSvg({ attributes }: SvgElement): { width: number; height: number } | undefined {
  const [, , ...extent] = numbersIn(attributes.viewBox ?? '');
  const own = (key: 'width' | 'height') =>
    attributes[key]?.includes('%') ? undefined : numbersIn(attributes[key] ?? '')[0];
  const [width = own('width'), height = own('height')] = extent;
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}
