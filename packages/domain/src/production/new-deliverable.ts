/** The most copies that one form makes: more is a slip of the keyboard. */
export const mostCopies = 200;

/** Titles of so many made at once: numbered, so that people can tell them apart (PRD-046). */
export function titlesOf(title: string, count: number): string[] {
  if (count === 1) return [title];
  const digits = String(count).length;
  return Array.from({ length: count }, (_, at) => `${title.slice(0, 490)} ${String(at + 1).padStart(digits, '0')}`);
}

/** The title of a copy (PRD-055), numbered where the brief has one of that name already. */
export function titleOfCopy(title: string, taken: ReadonlySet<string>): string {
  const base = `${title.slice(0, 490)} copy`;
  for (let number = 2, name = base; ; number++, name = `${base} ${number - 1}`) if (!taken.has(name)) return name;
}

interface DeliverableForm {
  title?: string | undefined;
  type?: string | undefined;
  deadline?: string | undefined;
  /** Null while nothing clear is typed. */
  count?: number | null;
}

/** What the button says while something is missing (PRD-044, PRD-045); null when nothing is. */
export function missingForDeliverable(
  form: DeliverableForm,
): 'Title Needed' | 'Type Needed' | 'Deadline Needed' | 'How Many Needed' | null {
  if (!form.title?.trim()) return 'Title Needed';
  if (!form.type) return 'Type Needed';
  if (!form.deadline) return 'Deadline Needed';
  if (form.count === null) return 'How Many Needed';
  return null;
}

/** PRD-047 */
export const hasDuration = (type: string | undefined): boolean => type !== 'Image';

/** PRD-048 */
export const showsDescription = (description: string | undefined): boolean => (description ?? '').length > 2;
