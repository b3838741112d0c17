import { matches, type Where } from '@pavilion/sync';
import type { User } from '../accounts/documents.ts';
import { conditionWords, joined, type Naming, restrictionWords } from './explain-words.ts';
import { failingConditions } from './failing-conditions.ts';
import { type Restriction, restrictionsOf, unrestricted } from './restrictions.ts';
import { type Capability, capabilities, hasFlag, type RoleFlag, roleFlags, roleWords } from './roles.ts';
import { can, type Viewer } from './viewer.ts';

/** Whether a person has access, with the deciding reasons as sentences for an administrator. */
export interface AccessAnswer {
  allowed: boolean;
  reasons: string[];
}

const inactive: AccessAnswer = { allowed: false, reasons: ['The account is not active.'] };

/** Explains why a person has, or lacks, the capability that a page or a call needs. */
export function explainCapability(viewer: Viewer, capability: Capability): AccessAnswer {
  const sets: readonly (readonly RoleFlag[])[] = capabilities[capability];
  if (can(viewer, capability)) {
    const giving = sets.filter((flags) => flags.every((flag) => holds(viewer, flag)));
    const everybody = giving.some((flags) => flags.length === 0);
    return { allowed: true, reasons: [everybody ? everyActiveUser : through(giving.map(togetherWords))] };
  }
  if (!viewer.user.active) return inactive;
  return { allowed: false, reasons: [lacking(sets)] };
}

/**
 * Explains why a person can or cannot see a document. Evaluates the rule as it is, then with more roles and with fewer
 * restrictions; whichever change makes the difference is the reason. The function knows nothing about any particular rule.
 *
 * `read` is the policy's rule; `naming` gives the noun of the document and names for ids.
 */
export function explainDocument(
  viewer: Viewer,
  read: (viewer: Viewer) => Where,
  document: object,
  naming: Naming,
): AccessAnswer {
  const sees = (other: Viewer) => matches(document, read(other));
  if (sees(viewer)) return { allowed: true, reasons: [whySeen(viewer, sees)] };
  if (!viewer.user.active) return inactive;

  const free = withUser(viewer, unrestricted(viewer.organisation));
  const missing = sees(free) ? [] : missingRoles(free, sees);
  const state = sees(free) ? [] : conditionWords(failingConditions(read(free), document), naming);
  const roles = missing.length > 0 ? [lacking(missing)] : [];

  // Add the missing roles first, then find the restrictions that would still exclude the document.
  const withRoles = missing[0] ? withFlags(viewer, missing[0]) : viewer;
  const limits = restrictionsOf(viewer.user)
    .map((restriction) => ({ restriction, only: onlyRestrictedBy(withRoles, restriction) }))
    .filter(({ only }) => (missing.length > 0 || sees(free)) && !sees(only))
    .map(({ restriction, only }) =>
      restrictionWords(restriction, viewer.user, failingConditions(read(only), document), document, naming),
    );

  const reasons = [...new Set([...state, ...roles, ...limits])];
  return { allowed: false, reasons: reasons.length > 0 ? reasons : [`No role gives access to this ${naming.noun}.`] };
}

const everyActiveUser = 'Every active user has access.';
const through = (ways: readonly string[]) => `Granted by ${joined(ways, 'or')}.`;
const togetherWords = (flags: readonly RoleFlag[]) =>
  joined(
    flags.map((flag) => roleWords[flag].label),
    'together with',
  );

function lacking(sets: readonly (readonly RoleFlag[])[]): string {
  const ways = sets.map(togetherWords);
  const none = ways.length > 1 ? 'this user has none of these roles' : undefined;
  if (none) return `Requires ${joined(ways, 'or')}, and ${none}.`;
  return `Requires ${ways[0]}, ${(sets[0]?.length ?? 0) > 1 ? 'and this user does not have both' : 'which this user does not have'}.`;
}

/**
 * Reason why a person sees a document: every active user does, or else the roles that give access. Prefers roles that would
 * suffice alone.
 */
function whySeen(viewer: Viewer, sees: (other: Viewer) => boolean): string {
  if (sees(withUser(viewer, { roles: {} }))) return everyActiveUser;
  const held = roleFlags.filter((flag) => holds(viewer, flag));
  const alone = held.filter((flag) => sees(withUser(viewer, { roles: { [flag]: true } })));
  return through((alone.length > 0 ? alone : held).map((flag) => roleWords[flag].label));
}

/** Roles that would give access: each sufficient alone or, if there are none, pairs. */
function missingRoles(viewer: Viewer, sees: (other: Viewer) => boolean): RoleFlag[][] {
  const absent = roleFlags.filter((flag) => !holds(viewer, flag));
  const single = absent.filter((flag) => sees(withFlags(viewer, [flag]))).map((flag) => [flag]);
  if (single.length > 0) return single;
  return absent.flatMap((one, at) =>
    absent
      .slice(at + 1)
      .filter((two) => sees(withFlags(viewer, [one, two])))
      .map((two) => [one, two]),
  );
}

const holds = (viewer: Viewer, flag: RoleFlag) => hasFlag(viewer.user.roles, flag);

function withUser(viewer: Viewer, changes: Partial<User>): Viewer {
  return { ...viewer, user: { ...viewer.user, ...changes } };
}

function withFlags(viewer: Viewer, flags: readonly RoleFlag[]): Viewer {
  const added = Object.fromEntries(flags.map((flag) => [flag, true]));
  return withUser(viewer, { roles: { ...viewer.user.roles, ...added } });
}

/** The same person with one restriction and no others. */
function onlyRestrictedBy(viewer: Viewer, { changes }: Restriction): Viewer {
  return withUser(viewer, { ...unrestricted(viewer.organisation), ...changes });
}
