/** "Hundred", or "Hundred 2" if that is taken; at most 300 characters. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name.slice(0, 295)} ${number}`;
  return free;
}
