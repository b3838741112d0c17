/** PRD-034: most characters in a channel name at the chat service. */
const longest = 60;

/** The name of a brief's chat channel: department and title, non-word characters as hyphens, in lower case, cut to 60. */
export function chatChannelName(department: string | undefined, title: string): string {
  const name = `${department ?? ''} ${title}`
    .replace(/\W+/g, '-')
    .replace(/^-+/, '')
    .toLowerCase()
    .slice(0, longest)
    .replace(/-+$/, '');
  // A title in another script has no character that the service takes.
  return name || 'brief';
}
