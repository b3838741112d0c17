import 'react-pdf/dist/Page/TextLayer.css';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { PageInput } from './page-input.tsx';
import classes from './pdf-view.module.css';

pdfjs.GlobalWorkerOptions.workerSrc = worker;

export interface PdfHandle {
  goToPage: (page: number) => void;
}

interface PdfViewProps {
  src: string;
  label: string;
  onPage?: (page: number, pages: number) => void;
  onUnplayable?: () => void;
  ref?: Ref<PdfHandle>;
  /** Drawn over the page, aligned with it. */
  children?: React.ReactNode;
  /** Over the whole view, independent of scrolling. */
  tools?: React.ReactNode;
}

const group = 'Document';
/** A4 in points, until the page reports its size. */
const paper = { width: 595, height: 842 };
/** Pixels per point at 100%: browsers draw 96 pixels to the inch. */
const pixels = 96 / 72;
/** Zoom levels. */
const scales = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** A document, page by page. */
export function PdfView({ src, label, onPage, onUnplayable, ref, children, tools }: PdfViewProps) {
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  /** Null: the whole page. */
  const [wanted, setWanted] = useState<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  const [sheet, setSheet] = useState(paper);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const goToPage = (next: number) => setPage(Math.max(1, Math.min(next, Math.max(1, pages))));
  useImperativeHandle(ref, () => ({ goToPage }));
  const tell = useRef(onPage);
  tell.current = onPage;
  useEffect(() => {
    if (pages > 0) tell.current?.(page, pages);
  }, [page, pages]);
  useShortcut({ keys: 'left, pageup', label: 'Previous page', group }, () => goToPage(page - 1));
  useShortcut({ keys: 'right, pagedown', label: 'Next page', group }, () => goToPage(page + 1));

  const fit = Math.max(120, Math.min(box.width - 24, ((box.height - 24) * sheet.width) / sheet.height));
  const full = sheet.width * pixels;
  const width = Math.floor(wanted === null ? fit : full * wanted);
  const scale = width / full;
  // The current scale may lie between two levels; an equal level is not the next one.
  const closer = scales.find((each) => each > scale + 0.01);
  const farther = scales.findLast((each) => each < scale - 0.01);
  return (
    <section className={classes.view} aria-label={label}>
      <div ref={stage} className={classes.stage}>
        <Document
          file={src}
          loading={<PleaseWait />}
          error={null}
          onLoadSuccess={(document) => setPages(document.numPages)}
          onLoadError={onUnplayable}
        >
          <div className={classes.sheet} style={{ width }}>
            <Page
              pageNumber={page}
              width={width}
              loading={null}
              onLoadSuccess={({ originalWidth, originalHeight }) =>
                setSheet({ width: originalWidth, height: originalHeight })
              }
            />
            {children}
          </div>
        </Document>
      </div>
      {tools}
      <Group className={classes.tools} gap={4} justify="center">
        <ActionIcon onClick={() => goToPage(page - 1)} disabled={page <= 1} aria-label="Previous page">
          <IconChevronLeft size={18} />
        </ActionIcon>
        <PageInput page={page} onPage={goToPage} />
        <span className="tabular">of {pages || '…'}</span>
        <ActionIcon onClick={() => goToPage(page + 1)} disabled={page >= pages} aria-label="Next page">
          <IconChevronRight size={18} />
        </ActionIcon>
        <ActionIcon onClick={() => farther && setWanted(farther)} disabled={farther === undefined} aria-label="Farther">
          <IconZoomOut size={18} />
        </ActionIcon>
        <span className="tabular">{Math.round(scale * 100)} %</span>
        <ActionIcon onClick={() => closer && setWanted(closer)} disabled={closer === undefined} aria-label="Closer">
          <IconZoomIn size={18} />
        </ActionIcon>
        <Button variant="subtle" c="inherit" size="compact-xs" onClick={() => setWanted(null)}>
          Fit
        </Button>
        <Button variant="subtle" c="inherit" size="compact-xs" onClick={() => setWanted(1)}>
          100 %
        </Button>
      </Group>
    </section>
  );
}
