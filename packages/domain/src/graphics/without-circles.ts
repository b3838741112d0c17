/** Two people can put two groups into each other within the same moment. The groups of such a circle stand on the slide itself. */
export function withoutCircles<S extends { id: string; parent?: string | undefined }>(
  slots: readonly S[],
): readonly S[] {
  const parents = new Map(slots.map(({ id, parent }) => [id, parent]));
  const isCircular = (slot: S): boolean => {
    const seen = new Set<string>();
    for (let at = slot.parent; at !== undefined; at = parents.get(at)) {
      if (at === slot.id) return true;
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return false;
  };
  return slots.some(isCircular)
    ? slots.map((slot) => (isCircular(slot) ? { ...slot, parent: undefined } : slot))
    : slots;
}
