/** The empty frame of `index.html`, which stays until the screen is drawn in its place. */
export function StartFrame() {
  return (
    <div className="start">
      <div className="start-nav" />
      <div className="start-bar" />
      <p role="status">Please wait</p>
    </div>
  );
}
