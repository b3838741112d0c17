import type { Refused } from '@pavilion/domain/access';

/** Reason for refusing a request, as a sentence for people; `field` names the input at fault. */
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

/** Throws if a rule has refused. */
export function demand(refused: Refused | null): void {
  if (refused) throw new Refusal(refused.code, refused.message);
}

/** The same refusal for missing and for hidden documents. */
export const notFound = () => new Refusal('NOT_FOUND', 'This does not exist, or you may not see it.');
