import { commonErrors, referenceOf } from '@pavilion/domain';
import type { Refused } from '@pavilion/domain/access';
import { DatabaseAway } from '../../database-away.ts';
import { isFull } from '../../disk-full.ts';
import { currentWork } from '../../work.ts';
import { sqlState } from '../database/values.ts';
import { newerStoreState } from './tables.ts';

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

/** A refusal that ends by itself after `seconds`. */
export class Later extends Refusal {
  readonly seconds: number;

  constructor(code: string, message: string, seconds: number) {
    super(code, message);
    this.seconds = seconds;
  }
}

/** Refuses a program that sends too many requests, and says in how many seconds the next one is taken. */
export class TooFast extends Later {
  constructor(seconds: number) {
    super(
      'TOO_MANY',
      `This API token has sent too many requests. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
      seconds,
    );
  }
}

/** Throws if a rule has refused. */
export function demand(refused: Refused | null): void {
  if (refused) throw new Refusal(refused.code, refused.message);
}

/** The errors of a call in the contract. */
interface CallErrors<Code extends string> {
  '~orpc': { errorMap: Record<Code, { message: string }> };
}

/** Refusal in the words of the contract: `refusalIn(contract.archive.planByTimes, 'NO_DATE')`. */
export const refusalIn = <Code extends string>(call: CallErrors<Code>, code: Code) =>
  new Refusal(code, call['~orpc'].errorMap[code].message);

/** Seconds after which a program asks again while the database is away. */
const awaySeconds = 10;

/** The refusal that people get for an error; undefined for a fault of the server, which is logged. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseAway) return new Later('DATABASE_AWAY', commonErrors.DATABASE_AWAY.message, awaySeconds);
  if (sqlState(error) === newerStoreState) return outdated();
  return isFull(error) ? common('DISK_FULL') : undefined;
}

/** What people read of a fault of the server. Its reference finds the lines of the log. */
export function brokenSentence(): string {
  const work = currentWork();
  const broken = 'Something went wrong on the server. Please try again';
  if (!work) return `${broken}.`;
  return `${broken}; if it happens again, give an administrator this reference: ${referenceOf(work.request)}.`;
}

const common = (code: keyof typeof commonErrors) => new Refusal(code, commonErrors[code].message);

/** This process is of a version before the one that has upgraded the store. */
export const outdated = () => common('OUTDATED');
export const notSignedIn = () => common('NOT_SIGNED_IN');
/** For administrators who are signed in, and may only add a second factor: “sign in first” would lead them in a circle. */
export const factorOwed = () =>
  new Refusal(
    'NOT_SIGNED_IN',
    'Administrators need a second factor, and this session has none. Open Pavilion in a browser and sign in: it helps you to add one.',
  );
/** Missing and forbidden look the same from outside. */
export const notFound = () => common('NOT_FOUND');
/** Someone else changed the document between reading and writing it. */
export const conflict = () => common('CONFLICT');
export const notAllowed = (field?: string) =>
  field ? new Refusal('NOT_ALLOWED', `You may not change ‘${field}’.`, field) : common('NOT_ALLOWED');
