import type { Configuration, User } from '@pavilion/domain/accounts';
import {
  briefIntentions,
  type briefNeeds,
  briefStatuses,
  briefs,
  briefTemplates,
  missingForBrief,
} from '@pavilion/domain/production';
import type { NewDocument } from '@pavilion/sync';
import { Refusal } from '../../../engines/store/refusal.ts';
import { validateDocument } from '../../../engines/store/validate-document.ts';
import { type ColumnMeaning, choiceOf, notYesOrNo, readColumns, wordsIn, yesOrNo } from './columns.ts';
import type { ImportPlan } from './plan-users.ts';
import type { Sheet } from './read-sheet.ts';

type NewBrief = NewDocument<typeof briefs>;
type Draft = { -readonly [Field in keyof NewBrief]?: NewBrief[Field] };
type TextField =
  | 'title'
  | 'producer'
  | 'audience'
  | 'objective'
  | 'intentionDetail'
  | 'messaging'
  | 'budget'
  | 'authorName';

export interface KnownForBriefs {
  configuration: Pick<Configuration, 'departments' | 'brand' | 'partners'>;
  users: readonly Pick<User, 'id' | 'email' | 'name'>[];
}

const texts: [TextField, string[]][] = [
  ['title', ['Title', 'Brief', 'Brief title', 'Production', 'Project', 'Name']],
  ['producer', ['Producer']],
  ['audience', ['Audience']],
  ['objective', ['Objective', 'Objectives']],
  ['intentionDetail', ['Intention detail']],
  ['messaging', ['Messaging', 'Key message']],
  ['budget', ['Budget']],
  ['authorName', ['Author', 'Created by']],
];

function meaningsOf({ configuration, users }: KnownForBriefs): ColumnMeaning<Draft>[] {
  /** A value from a list; any other value is an error. */
  function oneOf<Field extends 'department' | 'partner' | 'template' | 'status' | 'intention'>(
    field: Field,
    names: string[],
    list: readonly string[],
  ): ColumnMeaning<Draft> {
    return {
      names,
      take: (draft, cell) => {
        const choice = choiceOf(list, cell);
        if (choice === undefined) return `‘${cell}’ is not one of: ${list.join(', ')}.`;
        draft[field] = choice as Draft[Field];
        return undefined;
      },
    };
  }
  function personOf(word: string): string | undefined {
    const wanted = word.toLowerCase();
    const byMail = users.find(({ email }) => email === wanted);
    const byName = users.filter(({ name }) => name.toLowerCase() === wanted);
    return byMail?.id ?? (byName.length === 1 ? byName[0]?.id : undefined);
  }
  const nobody = (word: string) => `‘${word}’ is neither the e-mail of a user nor the name of exactly one user.`;
  return [
    ...texts.map(
      ([field, names]): ColumnMeaning<Draft> => ({
        names,
        take: (draft, cell) => {
          draft[field] = cell;
          return undefined;
        },
      }),
    ),
    oneOf('department', ['Department', 'Team'], configuration.departments),
    oneOf('partner', ['Partner', 'Commercial partner'], configuration.partners),
    oneOf('template', ['Template', 'Type'], briefTemplates),
    oneOf('status', ['Status'], briefStatuses),
    oneOf('intention', ['Intention'], briefIntentions),
    {
      names: ['Brands', 'Brand'],
      take: (draft, cell) => {
        const wrong = wordsIn(cell).find((word) => choiceOf(configuration.brand, word) === undefined);
        draft.brands = wordsIn(cell).flatMap((word) => choiceOf(configuration.brand, word) ?? []);
        return wrong === undefined ? undefined : `‘${wrong}’ is not one of the brands.`;
      },
    },
    {
      names: ['Channels', 'Channel'],
      take: (draft, cell) => {
        draft.channels = wordsIn(cell);
        draft.channelsKnown = 'true';
        return undefined;
      },
    },
    {
      names: ['Description', 'Details'],
      // Rich text: cells are plain text, even if they look like HTML.
      take: (draft, cell) => {
        const paragraphs = cell.split(/\n+/).map((line) => `<p>${escapeHtml(line)}</p>`);
        draft.description = paragraphs.join('');
        return undefined;
      },
    },
    {
      names: ['Partner content', 'Commercial'],
      take: (draft, cell) => {
        draft.commercial = yesOrNo(cell);
        return draft.commercial === undefined ? notYesOrNo : undefined;
      },
    },
    {
      names: ['Completed', 'Done'],
      take: (draft, cell) => {
        draft.completed = yesOrNo(cell) ?? false;
        return yesOrNo(cell) === undefined ? notYesOrNo : undefined;
      },
    },
    {
      names: ['Contact', 'Contact e-mail', 'Brief contact'],
      take: (draft, cell) => {
        draft.contact = personOf(cell);
        return draft.contact ? undefined : nobody(cell);
      },
    },
    {
      names: ['Feedbackers', 'Default feedbackers', 'Owners'],
      take: (draft, cell) => {
        const wrong = wordsIn(cell).find((word) => personOf(word) === undefined);
        draft.owners = [...new Set(wordsIn(cell).flatMap((word) => personOf(word) ?? []))];
        return wrong === undefined ? undefined : nobody(wrong);
      },
    },
  ];
}

const needWords: Record<(typeof briefNeeds)[number], string> = {
  title: 'Title',
  department: 'Department',
  brands: 'Brands',
  commercial: 'Partner content',
  partner: 'Partner',
  contact: 'Contact',
  owners: 'Default feedbackers',
};

/** Plans the import of a sheet of briefs. Each needs the fields that the form of a new brief needs (PRD-017). */
export function planBriefs(sheet: Sheet, known: KnownForBriefs): ImportPlan<NewBrief> {
  const columns = readColumns(sheet, meaningsOf(known));
  const plan: ImportPlan<NewBrief> = { documents: [], faults: [], skipped: [], unknown: columns.unknown };
  for (const row of sheet.rows) {
    const draft: Draft = { status: 'Draft' };
    const faults = columns.read(row, draft);
    if (faults.length === 0) {
      for (const need of missingForBrief(draft as Parameters<typeof missingForBrief>[0])) {
        faults.push({ line: row.line, column: needWords[need], reason: `${needWords[need]} is needed.` });
      }
    }
    try {
      if (faults.length === 0) validateDocument(briefs, draft);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push({ line: row.line, column: error.field ?? '', reason: error.message });
    }
    if (faults.length > 0) plan.faults.push(...faults);
    else plan.documents.push(draft as NewBrief);
  }
  return plan;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
