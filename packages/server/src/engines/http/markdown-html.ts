/** A text within HTML. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/**
 * HTML of a document in the Markdown that our own documents use: headings, paragraphs, lists, tables, blocks of code, and within
 * lines code, bold words and links. A link to another document of the repository, which is not served, becomes plain text.
 */
export function markdownHtml(text: string): string {
  // A block of code may have empty lines.
  const blocks = text.split(/^```\w*\n([\s\S]*?)^```$/m);
  return blocks
    .map((block, at) => (at % 2 === 1 ? `<pre>${htmlText(block.trimEnd())}</pre>` : plainBlocks(block)))
    .join('\n');
}

const plainBlocks = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockHtml)
    .join('\n');

function blockHtml(block: string): string {
  const [, marks, heading] = /^(#{1,4}) (.+)$/.exec(block) ?? [];
  if (marks && heading) return `<h${marks.length}>${lineHtml(heading)}</h${marks.length}>`;
  if (block.startsWith('|')) return tableHtml(block.split('\n'));
  if (block.startsWith('- ')) {
    const items = block.split(/^- /m).filter(Boolean);
    return `<ul>${items.map((item) => `<li>${lineHtml(item.trim())}`).join('')}</ul>`;
  }
  return `<p>${lineHtml(block)}</p>`;
}

function tableHtml([titles = '', _rule, ...rows]: string[]): string {
  const cells = (row: string, tag: 'th' | 'td') =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${lineHtml(cell.trim())}`)
      .join('');
  return `<table>${[cells(titles, 'th'), ...rows.map((row) => cells(row, 'td'))].map((row) => `<tr>${row}`).join('')}</table>`;
}

function lineHtml(text: string): string {
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, at) => (at % 2 === 1 ? `<code>${htmlText(part)}</code>` : wordsHtml(part))).join('');
}

const wordsHtml = (text: string) =>
  htmlText(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) =>
      /^https?:/.test(to) ? `<a href="${to}">${words}</a>` : words,
    );
