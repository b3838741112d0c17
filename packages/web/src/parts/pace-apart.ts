/** Least milliseconds between two runs: after changes of others, and after one's own. */
const rest = { others: 5_000, own: 1_000 };
/** Longest extra wait after a change of someone else, in milliseconds. */
const step = 1_000;

/**
 * Repeats an action after changes: at once for one's own, and out of step with other windows for those of others. An import or
 * a batch edit changes thousands of documents one after another, and every open window hears of each of them.
 */
export function paceApart(action: () => void, random: () => number = Math.random): (own: boolean) => void {
  let last = Number.NEGATIVE_INFINITY;
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function run(): void {
    last = Date.now();
    due = Number.POSITIVE_INFINITY;
    action();
  }
  return (own) => {
    const now = Date.now();
    const next = own ? Math.max(now, last + rest.own) : Math.max(now, last + rest.others) + random() * step;
    if (next >= due) return;
    due = next;
    clearTimeout(timer);
    if (next <= now) run();
    else timer = setTimeout(run, next - now);
  };
}
