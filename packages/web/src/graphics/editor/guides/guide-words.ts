import type { SlideGuide } from '@pavilion/domain/graphics';

export const guideWords = (axis: SlideGuide['axis']): string => (axis === 'x' ? 'Vertical guide' : 'Horizontal guide');
