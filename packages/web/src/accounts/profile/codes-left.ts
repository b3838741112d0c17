/** With so few recovery codes left, their owner is warned. */
const fewCodes = 2;

/** How many recovery codes are left, in words, and whether they are few. */
export function codesLeft(count: number): { words: string; few: boolean } {
  const few = count <= fewCodes;
  const left = count === 0 ? 'None left' : `${count} left`;
  return {
    few,
    words: few
      ? `${left}. Make new ones: without them you are locked out if your phone or device is lost.`
      : `${left}, for when your phone or device is lost`,
  };
}
