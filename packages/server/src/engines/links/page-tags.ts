import { decodeHTML, decodeHTMLAttribute, decodeHTMLStrict } from 'entities';

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
}

const mostTags = 20_000;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Longest tag, in characters; text without a closing `>` by then is not a tag. */
const longestTag = 20_000;
/** Elements whose content is not markup. `<noscript>` is parsed, because some pages have their picture there. */
const raw = /^(script|style|title|textarea)$/;

/**
 * Collects these tags in one pass over the page. Not a full parser: runs no script, builds no tree, and takes linear
 * time for any input.
 */
export function readPageTags(html: string): PageTags {
  const found: PageTags = { title: '', meta: [], links: [], data: [] };
  const lower = html.toLowerCase();
  let at = 0;
  for (let count = 0; count < mostTags; count++) {
    at = html.indexOf('<', at);
    if (at < 0) break;
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      if (end < 0) break;
      at = end + 3;
      continue;
    }
    const name = /^[a-z][a-z0-9]*/.exec(lower.slice(at + 1, at + 20))?.[0];
    const end = name ? endOfTag(html, at) : -1;
    if (!name || end < 0) {
      // Skip the searched text, so that no part is searched twice.
      at += name ? longestTag : 1;
      continue;
    }
    const attributes = () => readAttributes(html.slice(at + 1 + name.length, end));
    if (name === 'meta') addMeta(found, attributes());
    if (name === 'link') addLink(found, attributes());
    let next = end + 1;
    if (raw.test(name)) {
      const close = lower.indexOf(`</${name}`, next);
      const content = html.slice(next, close < 0 ? html.length : close);
      // Inline SVG has titles too; the page's own comes first.
      if (name === 'title' && !found.title) found.title = elementText(content);
      if (name === 'script' && attributes().type?.toLowerCase().includes('ld+json')) found.data.push(content);
      next = close < 0 ? html.length : close;
    }
    at = next;
  }
  return found;
}

/** End of a tag; a `>` within quotes does not count. */
function endOfTag(html: string, start: number): number {
  const most = Math.min(html.length, start + longestTag);
  let quote = '';
  for (let at = start + 1; at < most; at++) {
    const sign = html[at]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

function readAttributes(text: string): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = Object.create(null);
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    found[name.toLowerCase()] ??= attributeText(double ?? single ?? bare ?? '');
  }
  return found;
}

function addMeta(found: PageTags, { property, name, itemprop, content }: Record<string, string | undefined>): void {
  const key = (property || name || itemprop)?.toLowerCase();
  if (key && content) found.meta.push({ name: key, content });
}

function addLink(found: PageTags, { rel, type = '', href }: Record<string, string | undefined>): void {
  if (rel && href) found.links.push({ rel: rel.toLowerCase(), type: type.toLowerCase(), href });
}

/** Text content as displayed: entities decoded, whitespace collapsed. */
const elementText = (text: string): string => tidy(decodeHTML(text));

/** `elementText` for text that is not markup but often has entities; only entities ending in `;` are decoded. */
export const plainText = (text: string): string => tidy(decodeHTMLStrict(text));

/** `elementText` for an attribute value, where `&copy=` in a URL is not an entity. */
const attributeText = (text: string): string => tidy(decodeHTMLAttribute(text));

/** Removes replacement characters, which stand for invalid input such as half a surrogate pair. */
const tidy = (text: string): string =>
  text
    .replace(/[\0\uFFFD]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
