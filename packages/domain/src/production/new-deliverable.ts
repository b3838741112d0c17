/** The most copies that one form makes: more is a slip of the keyboard. */
export const mostCopies = 200;

interface DeliverableForm {
  title?: string | undefined;
  type?: string | undefined;
  deadline?: string | undefined;
}

/** What the button says while something is missing (PRD-044, PRD-045); null when nothing is. */
export function missingForDeliverable(
  form: DeliverableForm,
): 'Title Needed' | 'Type Needed' | 'Deadline Needed' | null {
  if (!form.title?.trim()) return 'Title Needed';
  if (!form.type) return 'Type Needed';
  if (!form.deadline) return 'Deadline Needed';
  return null;
}

/** PRD-047 */
export const hasDuration = (type: string | undefined): boolean => type !== 'Image';

/** PRD-048 */
export const showsDescription = (description: string | undefined): boolean => (description ?? '').length > 2;
