/** What tells that somebody scrolls, clicks or types: then the place is theirs. */
const userMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls back at the first of them. Returns a function that stops listening. */
export function onUserMove(then: () => void): () => void {
  const end = () => {
    for (const move of userMoves) window.removeEventListener(move, heard, true);
  };
  const heard = () => {
    end();
    then();
  };
  for (const move of userMoves) window.addEventListener(move, heard, { capture: true, passive: true });
  return end;
}
