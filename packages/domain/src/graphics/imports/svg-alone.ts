import { leadsOut, refuseSvgPicture } from './refuse-svg.ts';
import { isElement, type SvgElement } from './svg-parts.ts';
import { plainSheet } from './svg-style.ts';

/** What a picture shows nothing of, or must not have: it would run, ask or move. */
const keptOut = /^(script|foreignObject|animate.*|set|handler|listener|title|desc|metadata|namedview)$/;
/** Attributes of a drawing that are about its place in a page. */
const ofPlace: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'xmlns']);

/** Layers have these for themselves. */
const ownLooks = 'opacity:1;mix-blend-mode:normal;display:inline';
/** Parents are there for their places and styles only: what else they do is done by their groups. */
const parentLooks = `${ownLooks};clip-path:none;mask:none;filter:none`;

interface Drawn {
  root: SvgElement;
  /** Those around the element, from the outermost to its own parent. */
  parents: readonly SvgElement[];
  element: SvgElement;
  byId: ReadonlyMap<string, SvgElement>;
  /** The part of the file that is the slide. */
  viewBox: string;
  /** Size of the slide. */
  width: number;
  height: number;
}

/**
 * An element as a drawing of its own, as large as the slide, with the style sheets and definitions that it needs, and the places and
 * styles of its parents. Nothing in it runs or leads outside. Null for one that cannot be drawn.
 */
export function aloneOf({ root, parents, element, byId, viewBox, width, height }: Drawn): SvgElement | null {
  const cleaned = withoutOutside(element);
  if (!cleaned) return null;
  const shown = parents.reduceRight<SvgElement>(
    (inner, parent) => looking({ name: 'g', attributes: attributesOf(parent), children: [inner] }, parentLooks),
    looking(cleaned, ownLooks),
  );
  const sheets = sheetsIn(root);
  const inherited = Object.entries(attributesOf(root)).filter(([key]) => !ofPlace.has(key));
  const alone = looking(
    {
      name: 'svg',
      attributes: { ...Object.fromEntries(inherited), viewBox, width: `${width}`, height: `${height}` },
      children: [
        ...sheets,
        { name: 'defs', attributes: {}, children: definitionsFor([shown, ...sheets], byId) },
        shown,
      ],
    },
    parentLooks,
  );
  return refuseSvgPicture(alone, 'It') === null ? alone : null;
}

/** Inline style wins over style sheets and attributes. */
function looking(element: SvgElement, looks: string): SvgElement {
  const { style } = element.attributes;
  return { ...element, attributes: { ...element.attributes, style: style ? `${style};${looks}` : looks } };
}

const withoutAddresses = (text: string): string =>
  text.replace(/url\(\s*['"]?([^'")]*)['"]?\s*\)/gi, (whole, address: string) => (leadsOut(address) ? 'none' : whole));

const attributesOf = ({ attributes }: SvgElement): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([key]) => !/^on/i.test(key))
      .map(([key, value]) => [key, key === 'href' ? value : withoutAddresses(value)]),
  );

/** A copy in which nothing runs, moves or leads outside; null if nothing remains. */
function withoutOutside(element: SvgElement): SvgElement | null {
  if (keptOut.test(element.name)) return null;
  if (element.name !== 'a' && leadsOut(element.attributes.href ?? '')) return null;
  const children = element.children.flatMap((child): (SvgElement | string)[] => {
    if (!isElement(child)) return [element.name === 'style' ? withoutAddresses(plainSheet(child)) : child];
    const cleaned = withoutOutside(child);
    return cleaned ? [cleaned] : [];
  });
  return { name: element.name, attributes: attributesOf(element), children };
}

const sheetsIn = (element: SvgElement): SvgElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (child.name === 'style' ? (withoutOutside(child) ?? []) : sheetsIn(child)));

/** Copies of all elements that these refer to, and those that they refer to. */
function definitionsFor(elements: readonly SvgElement[], byId: ReadonlyMap<string, SvgElement>): SvgElement[] {
  const known = new Set<string>();
  const waiting = [...elements];
  const found: SvgElement[] = [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    for (const id of referencesIn(element)) {
      const meant = known.has(id) ? undefined : byId.get(id);
      known.add(id);
      const copy = meant && withoutOutside(meant);
      if (!copy) continue;
      found.push(copy);
      waiting.push(copy);
    }
  }
  return found;
}

function referencesIn({ attributes, children }: SvgElement): string[] {
  const { href = '' } = attributes;
  const texts = [...Object.values(attributes), ...children.filter((child) => typeof child === 'string')];
  return [
    ...(href.startsWith('#') ? [href.slice(1)] : []),
    ...texts.flatMap((text) => [...text.matchAll(/url\(\s*['"]?#([^'")]+)/g)].map(([, id = '']) => id)),
    ...children.filter(isElement).flatMap(referencesIn),
  ];
}
