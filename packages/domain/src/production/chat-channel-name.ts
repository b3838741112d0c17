/** PRD-034: the chat service takes at most so many characters. */
const longest = 60;

/** The name of a brief's chat channel: department and title, non-word characters as hyphens, in lower case, cut to 60. */
export function chatChannelName(department: string | undefined, title: string): string {
  const name = `${department ?? ''} ${title}`
    .replace(/\W+/g, '-')
    .replace(/^-+/, '')
    .toLowerCase()
    .slice(0, longest)
    .replace(/-+$/, '');
  // A title wholly in another script leaves nothing that the service would take.
  return name || 'brief';
}
