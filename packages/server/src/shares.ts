/** Each person's use of a shared resource, limited to one share per person. */
export interface Shares {
  /** Takes some more for this person; takes nothing and returns false if that would exceed the share. */
  take(person: string, amount: number): boolean;
  giveBack(person: string, amount: number): void;
}

export function createShares(most: number): Shares {
  const taken = new Map<string, number>();
  return {
    take(person, amount) {
      const sum = (taken.get(person) ?? 0) + amount;
      if (sum > most) return false;
      taken.set(person, sum);
      return true;
    },
    giveBack(person, amount) {
      const left = (taken.get(person) ?? 0) - amount;
      if (left > 0) taken.set(person, left);
      else taken.delete(person);
    },
  };
}
