/** Most deliverables that one form makes; a higher number is a typing error. */
export const mostCopies = 200;

/** Titles of several new deliverables, numbered to tell them apart (PRD-046). */
export function titlesOf(title: string, count: number): string[] {
  if (count === 1) return [title];
  const digits = String(count).length;
  return Array.from({ length: count }, (_, at) => `${title.slice(0, 490)} ${String(at + 1).padStart(digits, '0')}`);
}

/** The title of a copy (PRD-055), numbered when the brief already has that title. */
export function titleOfCopy(title: string, taken: ReadonlySet<string>): string {
  const base = `${title.slice(0, 490)} copy`;
  for (let number = 2, name = base; ; number++, name = `${base} ${number - 1}`) if (!taken.has(name)) return name;
}

interface DeliverableForm {
  title?: string | undefined;
  type?: string | undefined;
  deadline?: string | undefined;
  /** Null while the typed text is not a number. */
  count?: number | null;
}

/** The first missing field, as the label of the button (PRD-044, PRD-045); null when the form is complete. */
export function missingForDeliverable(
  form: DeliverableForm,
): 'Title Needed' | 'Type Needed' | 'Deadline Needed' | 'How Many Needed' | null {
  if (!form.title?.trim()) return 'Title Needed';
  if (!form.type) return 'Type Needed';
  if (!form.deadline) return 'Deadline Needed';
  if (form.count === null) return 'How Many Needed';
  return null;
}

interface TypedForm {
  type?: string | undefined;
  desiredDuration?: string | null | undefined;
}

/** The changes of a form by a choice of type: dimensions belong to the type for which they were chosen. */
export function withType(form: TypedForm, type: string): { type: string; format?: string; desiredDuration?: null } {
  return { ...(form.type && form.type !== type ? { format: '' } : {}), ...withoutUnfit(form, { type }) };
}

/** Changes of a deliverable, with those that follow from its new type: an image has no duration (PRD-047). */
export function withoutUnfit<C extends { type?: unknown }>(
  before: Pick<TypedForm, 'desiredDuration'>,
  changes: C,
): C & { desiredDuration?: null } {
  const { type } = changes;
  if (typeof type !== 'string' || hasDuration(type) || !before.desiredDuration) return changes;
  return { ...changes, desiredDuration: null };
}

/** PRD-047 */
export const hasDuration = (type: string | undefined): boolean => type !== 'Image';

/** PRD-048 */
export const showsDescription = (description: string | undefined): boolean => (description ?? '').length > 2;
