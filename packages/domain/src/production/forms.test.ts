import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatChannelName } from './chat-channel-name.ts';
import { briefIntentions, briefTemplates } from './documents.ts';
import { missingForBrief, wizardSteps } from './new-brief.ts';
import { hasDuration, missingForDeliverable, showsDescription, withoutUnfit, withType } from './new-deliverable.ts';

describe('new brief', () => {
  const brief = {
    title: 'Ashes',
    department: 'Digital',
    brands: ['England Men'],
    commercial: false,
    contact: 'u',
    owners: ['u'],
  };

  it('needs each of its fields (PRD-017)', () => {
    expect(missingForBrief(brief)).toEqual([]);
    expect(missingForBrief({})).toEqual(['title', 'department', 'brands', 'commercial', 'contact', 'owners']);
    expect(missingForBrief({ ...brief, title: '  ', brands: [] })).toEqual(['title', 'brands']);
  });

  it('offers these templates and intentions (PRD-016 PRD-028)', () => {
    expect(briefTemplates).toEqual(['Content', 'Licencing', 'In-Stadia']);
    expect(briefIntentions).toEqual(['Awareness', 'Engagement', 'Action']);
  });

  it('partner content needs its partner (OPN-052)', () => {
    expect(missingForBrief({ ...brief, commercial: true })).toEqual(['partner']);
  });

  it('the steps of the wizard (PRD-019 PRD-020 PRD-021)', () => {
    expect(wizardSteps({})).toEqual(['Outline', 'Detail', 'Inspirations', 'Budget / People']);
    expect(wizardSteps({ channelsKnown: 'true', deliverablesKnown: 'true' }).slice(4)).toEqual([
      'Channels',
      'Deliverables',
    ]);
    expect(wizardSteps({ channelsKnown: 'false', deliverablesKnown: 'true' })).not.toContain('Channels');
  });
});

describe('new deliverable', () => {
  it('the button says what is needed next (PRD-044 PRD-045)', () => {
    expect(missingForDeliverable({})).toBe('Title Needed');
    expect(missingForDeliverable({ title: 'Film' })).toBe('Type Needed');
    expect(missingForDeliverable({ title: 'Film', type: 'Video' })).toBe('Deadline Needed');
    const whole = { title: 'Film', type: 'Video', deadline: '2026-07-04' };
    expect(missingForDeliverable({ ...whole, count: null })).toBe('How Many Needed');
    expect(missingForDeliverable({ ...whole, count: 2 })).toBeNull();
    expect(missingForDeliverable(whole)).toBeNull();
  });

  it('dimensions of one type are not carried to another type (PRD-042 PRD-067)', () => {
    expect(withType({ type: 'Image' }, 'PDF')).toEqual({ type: 'PDF', format: '' });
    expect(withType({ type: 'Image' }, 'Image')).toEqual({ type: 'Image' });
    expect(withType({ type: '' }, 'PDF')).toEqual({ type: 'PDF' });
  });

  it('a duration goes when the type becomes Image (PRD-047)', () => {
    const video = { type: 'Video', desiredDuration: '00:30' };
    expect(withType(video, 'Image')).toEqual({ type: 'Image', format: '', desiredDuration: null });
    expect(withType(video, 'Audio')).toEqual({ type: 'Audio', format: '' });
    expect(withoutUnfit(video, { type: 'Image' })).toEqual({ type: 'Image', desiredDuration: null });
    for (const changes of [{ type: 'Audio' }, { brand: 'Blast' }, { type: null }]) {
      expect(withoutUnfit(video, changes)).toEqual(changes);
    }
    expect(withoutUnfit({}, { type: 'Image' })).toEqual({ type: 'Image' });
  });

  it('an image has no duration, a description shows from 3 characters (PRD-047 PRD-048)', () => {
    expect([hasDuration('Image'), hasDuration('Video')]).toEqual([false, true]);
    expect([showsDescription('ab'), showsDescription('abc'), showsDescription(undefined)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('chat channel name', () => {
  it.each([
    ['Digital', 'Men’s Ashes: Day 1!', 'digital-men-s-ashes-day-1'],
    [undefined, 'Blast', 'blast'],
    ['P+G Marketing', 'Finals_Day', 'p-g-marketing-finals_day'],
    ['📣', '…', 'brief'],
  ])('%s and %s make %s (PRD-034)', (department, title, name) => {
    expect(chatChannelName(department, title)).toBe(name);
  });

  it('is never longer than 60 and has nothing but lower case word characters and hyphens (PRD-034)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (department, title) => {
        expect(chatChannelName(department, title)).toMatch(/^[a-z0-9_-]{1,60}$/);
      }),
    );
  });
});
