/** Milliseconds between two checks, and for how long: the server forgets a waiting browser after an hour. */
const checkEvery = 2_000;
const watchFor = 3_600_000;

/** Repeats `enter`, which is refused until the approval, for an hour; then calls `onOver`. Returns a function that stops. */
export function watchApproval(enter: () => Promise<unknown>, onOver: () => void): () => void {
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    if (checks * checkEvery <= watchFor) return void enter().catch(() => undefined);
    clearInterval(timer);
    onOver();
  }, checkEvery);
  return () => clearInterval(timer);
}
