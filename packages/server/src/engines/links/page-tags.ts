import { decodeHTML, decodeHTMLAttribute, decodeHTMLStrict } from 'entities';

/** What a web page says about itself in its tags. */
export interface PageTags {
  /** `<title>` */
  title: string;
  /** `<meta>`: the name or property in lower case, and its content, in the order of the page. */
  meta: { name: string; content: string }[];
  /** `<link>` with an address. */
  links: { rel: string; type: string; href: string }[];
  /** Texts of `<script type="application/ld+json">`. */
  data: string[];
}

const mostTags = 20_000;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** A tag is no longer than this; what does not end by then is none. */
const longestTag = 20_000;
/** Elements whose content is no markup. In `<noscript>` some pages have their picture, so it is read as the rest. */
const raw = /^(script|style|title|textarea)$/;

/**
 * Collects those tags in one pass over the page. It is no full parser: it runs nothing, builds no tree, and takes time in
 * proportion to the length of the page, whatever stands there.
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
      // What has been looked through once is not looked through again.
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
      // A drawing within the page has titles too; the page's own comes first.
      if (name === 'title' && !found.title) found.title = elementText(content);
      if (name === 'script' && attributes().type?.toLowerCase().includes('ld+json')) found.data.push(content);
      next = close < 0 ? html.length : close;
    }
    at = next;
  }
  return found;
}

/** Where a tag ends: a `>` within quotes does not count. */
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

/** Text between tags as people read it: entities resolved, blanks joined. */
const elementText = (text: string): string => tidy(decodeHTML(text));

/** The same of text that is no markup and often holds entities all the same: only what ends in `;` is one. */
export const plainText = (text: string): string => tidy(decodeHTMLStrict(text));

/** The same for the value of an attribute, in which `&copy=` of an address is no sign. */
const attributeText = (text: string): string => tidy(decodeHTMLAttribute(text));

/** What is no letter for anybody, such as half a surrogate pair, comes as the sign for that and is left out. */
const tidy = (text: string): string =>
  text
    .replace(/[\0\uFFFD]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
