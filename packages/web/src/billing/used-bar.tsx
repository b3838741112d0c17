import { ShareBar } from '../kit/share-bar.tsx';

interface UsedBarProps {
  /** Whole percent; null without a quota or payments to compare with (OPN-058). */
  percent: number | null;
  /** Text after the percentage: "12 of 20 days". */
  words?: string;
}

/** Bar for the used part of a quota or budget. Orange from 90%, red above 100%. */
export function UsedBar({ percent, words }: UsedBarProps) {
  if (percent === null) return <span>–</span>;
  const tone = percent > 100 ? 'red' : percent >= 90 ? 'orange' : 'accent';
  return (
    <ShareBar percent={percent} tone={tone} label={`${percent}% used`}>
      {percent}%{words && ` · ${words}`}
    </ShareBar>
  );
}
