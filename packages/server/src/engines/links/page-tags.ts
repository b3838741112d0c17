import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';

/** Metadata in the tags of a web page. */
export interface PageTags {
  /** Text of `<title>`. */
  title: string;
  /** `<meta>` tags in page order: name or property in lower case, and content. */
  meta: { name: string; content: string }[];
  /** `<link>` tags with an address. */
  links: { rel: string; type: string; href: string }[];
  /** Contents of `<script type="application/ld+json">`. */
  data: string[];
  /** Address in `<base>`, from which the page's addresses are read. */
  base: string | undefined;
  /** Encoding that the page names for itself. */
  charset: string | undefined;
}

type Attributes = Record<string, string>;

/** Collects these tags in one pass over the page, without a tree. Runs no script. */
export function readPageTags(html: string): PageTags {
  const found: PageTags = { title: '', meta: [], links: [], data: [], base: undefined, charset: undefined };
  /** Inline SVG has titles too, which are not the page's. */
  let drawings = 0;
  let text: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') drawings++;
      if (name === 'meta') addMeta(found, attributes);
      if (name === 'link') addLink(found, attributes);
      if (name === 'base' && attributes.href) found.base ??= attributes.href.trim();
      const isData = name === 'script' && attributes.type?.toLowerCase().includes('ld+json');
      text = isData || (name === 'title' && drawings === 0) ? [] : undefined;
    },
    ontext: (piece) => void text?.push(piece),
    onclosetag(name) {
      if (name === 'svg') drawings--;
      if (name === 'title' && text) found.title ||= tidy(text.join(''));
      if (name === 'script' && text) found.data.push(text.join(''));
      text = undefined;
    },
  });
  parser.end(html);
  return found;
}

function addMeta(found: PageTags, attributes: Attributes): void {
  const { property, name, itemprop, content, charset } = attributes;
  if (charset) found.charset ??= charset.trim();
  if (!content) return;
  if (attributes['http-equiv']?.toLowerCase() === 'content-type')
    found.charset ??= content.split('charset=')[1]?.replace(/["'\s]/g, '');
  const key = property || name || itemprop;
  if (key) found.meta.push({ name: key.trim().toLowerCase(), content: tidy(content) });
}

function addLink(found: PageTags, { rel, type = '', href }: Attributes): void {
  if (rel && href) found.links.push({ rel: rel.toLowerCase(), type: type.toLowerCase(), href: tidy(href) });
}

/** Text as displayed, which is not markup but often has entities; only entities ending in `;` are decoded. */
export const plainText = (text: string): string => tidy(decodeHTMLStrict(text));

/** Removes replacement characters, which stand for invalid input such as half a surrogate pair. */
const tidy = (text: string): string =>
  text
    .replace(/[\0\uFFFD]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
