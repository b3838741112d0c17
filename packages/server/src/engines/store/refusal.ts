import type { Refused } from '@pavilion/domain/access';

/** Why a request was not done, as a sentence for people; `field` names the input at fault. */
export class Refusal extends Error {
  readonly code: string;
  readonly field: string | undefined;

  constructor(code: string, message: string, field?: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.field = field;
  }
}

/** Throws why a rule refuses this, where it does. */
export function demand(refused: Refused | null): void {
  if (refused) throw new Refusal(refused.code, refused.message);
}

/** Missing and forbidden look the same from outside. */
export const notFound = () => new Refusal('NOT_FOUND', 'This does not exist, or you may not see it.');
