import { type RoleFlag, roleFlags, roleWords } from '@pavilion/domain/access';
import { type Configuration, type User, users } from '@pavilion/domain/accounts';
import type { NewDocument } from '@pavilion/sync';
import { Refusal } from '../../../engines/store/refusal.ts';
import { validateDocument } from '../../../engines/store/validate-document.ts';
import {
  type ColumnMeaning,
  choiceOf,
  type Fault,
  notYesOrNo,
  plainName,
  readColumns,
  wordsIn,
  yesOrNo,
} from './columns.ts';
import type { Sheet } from './read-sheet.ts';

export interface ImportPlan<T> {
  documents: T[];
  faults: Fault[];
  /** Lines that are not imported, with the reason. */
  skipped: Fault[];
  unknown: string[];
}
type NewUser = NewDocument<typeof users>;
type Draft = { [Field in keyof NewUser]?: NewUser[Field] } & {
  roles: Partial<Record<RoleFlag, boolean>>;
  first?: string;
  last?: string;
};

const put =
  (field: 'email' | 'name' | 'slack' | 'company' | 'productionCompany' | 'first' | 'last') =>
  (draft: Draft, cell: string) => {
    draft[field] = cell;
    return undefined;
  };

function meaningsOf(configuration: Pick<Configuration, 'departments'>): ColumnMeaning<Draft>[] {
  const department = (cell: string) => choiceOf(configuration.departments, cell);
  const noDepartment = (cell: string) => `‘${cell}’ is not one of the departments.`;
  const switches = (['active', 'feedbackEmail'] as const).map((field) => ({
    names: field === 'active' ? ['Active', 'Status'] : ['Feedback e-mail', 'Feedback summary'],
    take: (draft: Draft, cell: string) => {
      const value = yesOrNo(cell);
      if (value === undefined) return notYesOrNo;
      draft[field] = value;
    },
  }));
  return [
    { names: ['E-mail', 'E-mail address', 'Mail', 'User name', 'Login'], take: put('email') },
    { names: ['Name', 'Full name', 'Display name', 'User'], take: put('name') },
    { names: ['First name', 'Forename', 'Given name'], take: put('first') },
    { names: ['Last name', 'Surname', 'Family name'], take: put('last') },
    { names: ['Company', 'Organisation', 'Organization'], take: put('company') },
    { names: ['Production company'], take: put('productionCompany') },
    { names: ['Slack', 'Slack id', 'Chat', 'Chat identifier'], take: put('slack') },
    {
      names: ['Department', 'Default department', 'Team'],
      take: (draft, cell) => {
        draft.department = department(cell);
        return draft.department ? undefined : noDepartment(cell);
      },
    },
    {
      names: ['Department access', 'Departments'],
      take: (draft, cell) => {
        const wrong = wordsIn(cell).find((word) => !department(word));
        draft.departmentAccess = wordsIn(cell).flatMap((word) => department(word) ?? []);
        return wrong === undefined ? undefined : noDepartment(wrong);
      },
    },
    {
      names: ['Brand access', 'Brands'],
      take: (draft, cell) => {
        draft.brandAccess = wordsIn(cell);
        return undefined;
      },
    },
    {
      names: ['Partner access', 'Partners'],
      take: (draft, cell) => {
        draft.partnerAccess = wordsIn(cell);
        return undefined;
      },
    },
    ...switches,
    {
      names: ['Roles', 'Role', 'Rights', 'Permissions'],
      take: (draft, cell) => {
        for (const word of wordsIn(cell)) {
          const flag = roleOf(word);
          if (!flag) return `‘${word}’ is not a role.`;
          draft.roles[flag] = true;
        }
        return undefined;
      },
    },
    ...roleFlags.map(
      (flag): ColumnMeaning<Draft> => ({
        names: [flag, roleWords[flag].label],
        take: (draft, cell) => {
          const value = yesOrNo(cell);
          if (value === undefined) return notYesOrNo;
          if (value) draft.roles[flag] = true;
          return undefined;
        },
      }),
    ),
  ];
}

/** A role by its flag or by its name on screen. */
function roleOf(word: string): RoleFlag | undefined {
  const wanted = plainName(word);
  return roleFlags.find((flag) => plainName(flag) === wanted || plainName(roleWords[flag].label) === wanted);
}

/** Plans the import of a sheet of people. Known e-mails are skipped. */
export function planUsers(
  sheet: Sheet,
  known: { configuration: Pick<Configuration, 'departments'>; users: readonly Pick<User, 'email'>[] },
): ImportPlan<NewUser> {
  const columns = readColumns(sheet, meaningsOf(known.configuration));
  const there = new Set(known.users.map(({ email }) => email));
  const lines = new Map<string, number>();
  const plan: ImportPlan<NewUser> = { documents: [], faults: [], skipped: [], unknown: columns.unknown };
  for (const row of sheet.rows) {
    const draft: Draft = { roles: {} };
    const faults = columns.read(row, draft);
    const { first, last, ...rest } = draft;
    const name = rest.name ?? ([first, last].filter(Boolean).join(' ') || undefined);
    // The operator of an import vouches for the company, like a user administrator.
    const candidate = { ...rest, name, companyConfirmed: rest.company } as NewUser;
    const { value, fault } = checked(candidate, row.line);
    const email = String((value as { email?: string } | undefined)?.email ?? '');
    const earlier = lines.get(email);
    if (fault) faults.push(fault);
    else if (earlier !== undefined) {
      faults.push({ line: row.line, column: 'E-mail', reason: `${email} is in line ${earlier} already.` });
    }
    if (email) lines.set(email, row.line);
    if (faults.length > 0) plan.faults.push(...faults);
    else if (there.has(email)) {
      plan.skipped.push({ line: row.line, column: 'E-mail', reason: `${email} is a user already.` });
    } else plan.documents.push(candidate);
  }
  return plan;
}

function checked(candidate: NewUser, line: number): { value?: unknown; fault?: Fault } {
  try {
    return { value: validateDocument(users, candidate) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { fault: { line, column: error.field ?? '', reason: error.message } };
  }
}
