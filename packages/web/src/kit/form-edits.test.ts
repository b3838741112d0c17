import { describe, expect, it } from 'vitest';
import { editedValues, type FormEdits, followedFields, overtakenFields, withEdit } from './form-edits.ts';

interface Values {
  title: string;
  days: number | null;
}
const stored: Values = { title: 'Media day', days: 1 };
const typed = withEdit({} as FormEdits<Values>, stored, 'title', 'Media');

describe('a form on a document that others change meanwhile', () => {
  it('shows their value of a field that was not set', () => {
    expect(editedValues({ ...stored, days: 3 }, typed)).toEqual({ title: 'Media', days: 3 });
    expect(overtakenFields({ ...stored, days: 3 }, typed)).toEqual([]);
  });

  it('keeps what was set, and tells that the stored value is another', () => {
    const now = { ...stored, title: 'Press day' };
    const longer = withEdit(typed, now, 'title', 'Media d');
    for (const edits of [typed, longer]) expect(overtakenFields(now, edits)).toEqual(['title']);
    expect(editedValues(now, longer).title).toBe('Media d');
  });

  it('tells nothing when both set the same, or the other took it back', () => {
    expect(overtakenFields({ ...stored, title: 'Media' }, typed)).toEqual([]);
    expect(overtakenFields(stored, typed)).toEqual([]);
  });

  it('follows again once the value is set back to the stored one', () => {
    const back = withEdit(typed, stored, 'title', 'Media day');
    expect(editedValues({ ...stored, title: 'Press day' }, back).title).toBe('Press day');
  });

  it('names the fields that follow a change, but none that the person has set', () => {
    const now = { title: 'Press day', days: 3 };
    expect(followedFields(stored, now, typed)).toEqual(['days']);
    expect(followedFields(stored, now, {})).toEqual(['title', 'days']);
    expect(followedFields(stored, stored, typed)).toEqual([]);
  });

  it('takes an unreadable number for an edit', () => {
    const unread = withEdit({} as FormEdits<Values>, stored, 'days', null);
    expect(editedValues({ ...stored, days: 3 }, unread).days).toBeNull();
    expect(overtakenFields({ ...stored, days: 3 }, unread)).toEqual(['days']);
  });
});
