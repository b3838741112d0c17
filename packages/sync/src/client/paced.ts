/**
 * Throttles an action: runs it immediately, then at most once per `interval` milliseconds. A single change appears
 * without delay; a burst of a thousand renders once per frame.
 */
export function paced(action: () => void, interval: number): () => void {
  let resting = false;
  let again = false;
  return function run() {
    if (resting) {
      again = true;
      return;
    }
    resting = true;
    action();
    setTimeout(() => {
      resting = false;
      if (again) {
        again = false;
        run();
      }
    }, interval);
  };
}
