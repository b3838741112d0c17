/**
 * Runs an action at once, and then not again before `interval` milliseconds are over; what is asked for meanwhile is done once,
 * then. One change shows without delay, and a thousand in a row make no more than a picture per frame.
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
